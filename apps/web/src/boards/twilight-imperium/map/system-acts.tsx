import type { Option } from '@orrery/kernel';
import type { View } from '@orrery/twilight-imperium/view';
import { isSingle, useChoice } from '../../../ask/choice.ts';
import { t } from '../../../text/index.ts';
import type { BoardProps } from '../../board.ts';
import { words } from '../words.ts';
import type { SystemSelectables } from './selectable.ts';

/** What the button of a system says, where the name of the system alone would not do. */
const verbs: Readonly<Record<string, string>> = {
  activate: t('ti.act.plan'),
  'warfare.activate': t('ti.act.activate'),
};

interface Props {
  readonly selectables: SystemSelectables | undefined;
  readonly props: BoardProps<View>;
  /** Puts the sheet of the system away. */
  readonly close: () => void;
}

/** A button for everything in a system that answers the question at hand. */
export const SystemActs = ({ selectables, props, close }: Props) => {
  const choice = useChoice();
  const { ask, draft } = choice;
  if (!ask || !selectables) return null;
  const all = [selectables.system, ...Object.values(selectables.planets), ...Object.values(selectables.units)];
  const keys = all.flatMap(selectable => selectable?.keys ?? []);
  const options: readonly Option[] = 'options' in ask ? ask.options : 'lines' in ask ? ask.lines : [];
  const found = options.filter(({ key }) => keys.includes(key));
  if (found.length === 0) return null;
  const textOf = (option: Option): string => {
    const { label } = words.option(ask, option, props);
    if (draft?.form === 'allocate') return t('ti.act.oneMore', { label, count: draft.amounts[option.key] ?? 0 });
    return (found.length === 1 && verbs[ask.kind]) || t('ti.choose', { name: label });
  };
  return (
    <div className="ti-acts">
      {found.map(option => (
        <button
          key={option.key}
          type="button"
          className={found.length === 1 ? 'button main' : 'button'}
          {...(isSingle(ask) || ask.form === 'allocate' ? {} : { 'aria-pressed': choice.isChosen(option.key) })}
          onClick={() => {
            choice.pick(option.key);
            if (isSingle(ask)) close();
          }}
        >
          {textOf(option)}
        </button>
      ))}
    </div>
  );
};
