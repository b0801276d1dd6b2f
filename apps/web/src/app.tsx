import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { CreatePage } from './pages/create.tsx';
import { HomePage } from './pages/home.tsx';
import { MePage, RecoverPage } from './pages/me.tsx';
import { PlayNowPage } from './pages/play-now.tsx';
import { t } from './text/index.ts';
import { Shell } from './ui/shell.tsx';

const TablePage = lazy(() => import('./pages/table.tsx').then(page => ({ default: page.TablePage })));

const SoloPage = lazy(() => import('./pages/solo.tsx').then(page => ({ default: page.SoloPage })));

const Loading = () => <p className="page soft">{t('table.loading')}</p>;

export const App = () => (
  <Suspense fallback={<Loading />}>
    <Switch>
      <Route path="/t/:table">{({ table }) => <TablePage table={table} />}</Route>
      <Route path="/solo/:game/:id?">{({ game, id }) => <SoloPage game={game} id={id} />}</Route>
      <Route path="/new/:game">{({ game }) => <PlayNowPage game={game} />}</Route>
      <Route>
        <Shell>
          <Switch>
            <Route path="/create">
              <CreatePage />
            </Route>
            <Route path="/me">
              <MePage />
            </Route>
            <Route path="/r">
              <RecoverPage />
            </Route>
            <Route>
              <HomePage />
            </Route>
          </Switch>
        </Shell>
      </Route>
    </Switch>
  </Suspense>
);
