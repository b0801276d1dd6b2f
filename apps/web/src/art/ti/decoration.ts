/** For drawings that say nothing a reader of the screen does not hear elsewhere, in words. */
export const decoration = { 'aria-hidden': true } as const;
