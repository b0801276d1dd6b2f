import { lazy, Suspense } from 'react';
import { Route, Router, Switch } from 'wouter';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { useHashLocation } from 'wouter/use-hash-location';
import { HomePage } from './pages/home.tsx';
import { NotFoundPage } from './pages/message.tsx';
import { PlayNowPage } from './pages/play-now.tsx';
import { RecoverPage, SettingsPage } from './pages/settings.tsx';
import { t } from './text/index.ts';
import { hasServer } from './ui/pwa.ts';
import { Shell } from './ui/shell.tsx';

const TablePage = lazy(() => import('./pages/table.tsx').then(page => ({ default: page.TablePage })));

const CreatePage = lazy(() => import('./pages/create/create-page.tsx').then(page => ({ default: page.CreatePage })));

const SoloPage = lazy(() => import('./pages/solo.tsx').then(page => ({ default: page.SoloPage })));

const MapRoom = lazy(() =>
  import('./boards/twilight-imperium/map-room/map-room.tsx').then(page => ({ default: page.MapRoom })),
);

const HelpPage = lazy(() => import('./pages/help.tsx').then(page => ({ default: page.HelpPage })));

const FactionPage = lazy(() =>
  import('./boards/twilight-imperium/setup/faction-page.tsx').then(page => ({ default: page.FactionPage })),
);

const RulesPage = lazy(() => import('./pages/rules.tsx').then(page => ({ default: page.RulesPage })));

const Loading = () => <p className="page soft">{t('table.loading')}</p>;

/** Pages that need a server. */
const ServerRoutes = () => (
  <Switch>
    <Route path="/t/:table">{({ table }) => <TablePage table={table} />}</Route>
    <Route path="/new/:game">{({ game }) => <PlayNowPage game={game} />}</Route>
    <Route path="/create">
      <CreatePage />
    </Route>
    <Route path="/me">
      <Shell>
        <SettingsPage />
      </Shell>
    </Route>
    <Route path="/r">
      <Shell>
        <RecoverPage />
      </Shell>
    </Route>
    <Route>
      <NotFoundPage />
    </Route>
  </Switch>
);

/** In the static build there is one HTML file, so routes are in the fragment after `#`. */
export const App = () => (
  <Router hook={hasServer ? useBrowserLocation : useHashLocation}>
    <Suspense fallback={<Loading />}>
      <Switch>
        <Route path="/">
          <Shell>
            <HomePage />
          </Shell>
        </Route>
        <Route path="/solo/:game/:id?">{({ game, id }) => <SoloPage game={game} id={id} />}</Route>
        <Route path="/learn/:game/:id?">{({ game, id }) => <SoloPage game={game} id={id} isGuided />}</Route>
        <Route path="/help">
          <Shell>
            <HelpPage />
          </Shell>
        </Route>
        <Route path="/factions/:id?">
          {({ id }) => (
            <Shell>
              <FactionPage id={id} />
            </Shell>
          )}
        </Route>
        <Route path="/maps/:map?">
          {({ map }) => (
            <Shell>
              <MapRoom link={map} />
            </Shell>
          )}
        </Route>
        <Route path="/rules/:id?">
          {({ id }) => (
            <Shell>
              <RulesPage id={id} />
            </Shell>
          )}
        </Route>
        <Route>{hasServer ? <ServerRoutes /> : <NotFoundPage />}</Route>
      </Switch>
    </Suspense>
  </Router>
);
