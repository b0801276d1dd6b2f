export { numbersFor } from '@orrery/tabletop';
