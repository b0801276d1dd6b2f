/** What the map can show besides the pieces, in the order of the list. */
export const overlayKinds = ['worth', 'traits', 'reach', 'production', 'cannons', 'changes'] as const;

export type OverlayKind = (typeof overlayKinds)[number];
