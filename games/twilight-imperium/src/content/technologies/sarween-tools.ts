import { whenProducing } from '../../moments/windows.ts';
import { on, technology } from './technology.ts';

export const sarweenTools = technology({
  id: 'sarween-tools',
  responses: [
    on(whenProducing, {
      must: true,
      when: (_game, me, { seat }) => seat === me,
      *play(_game, _me, bill) {
        bill.discount += 1;
      },
    }),
  ],
});
