/** For drawings that screen readers should skip, since their content is available as text. */
export const decoration = { 'aria-hidden': true } as const;
