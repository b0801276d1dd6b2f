/** The initiative printed on tokens of factions, by the lasting effect of whoever has the token. */
export const initiativeTokens: Readonly<Record<string, number>> = { telepathic: 0 };
