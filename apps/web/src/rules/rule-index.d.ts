/** Made by `vite.config.ts` from tests, code and rulings. */
declare module 'virtual:rule-index' {
  const index: import('@orrery/catalogue/rules').RuleIndex;
  export default index;
}
