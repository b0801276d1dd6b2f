/** A map that is kept in this browser. */
export interface KeptMap {
  readonly name: string;
  /** As it stands in a link. */
  readonly link: string;
}

const KEY = 'orrery-maps';

const isKept = (raw: unknown): raw is KeptMap =>
  typeof raw === 'object' && raw !== null && 'name' in raw && 'link' in raw && typeof raw.link === 'string';

export const keptMaps = {
  all(): readonly KeptMap[] {
    try {
      const raw: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
      return Array.isArray(raw) ? raw.filter(isKept) : [];
    } catch {
      return []; // whatever else wrote there
    }
  },
  put(map: KeptMap): readonly KeptMap[] {
    return this.write([map, ...this.all().filter(({ name }) => name !== map.name)]);
  },
  remove(name: string): readonly KeptMap[] {
    return this.write(this.all().filter(each => each.name !== name));
  },
  write(maps: readonly KeptMap[]): readonly KeptMap[] {
    localStorage.setItem(KEY, JSON.stringify(maps));
    return maps;
  },
};
