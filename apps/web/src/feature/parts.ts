import type { FeatureParts, WebFeature } from './web-feature.ts'

export type PartKind = keyof FeatureParts

/** All features' parts of one kind. */
interface Shelf<Part> {
  /** Loads them once; what failed to load is tried again. */
  load: () => Promise<readonly Part[]>
  /** The parts if they are loaded. */
  loaded: () => readonly Part[] | undefined
}

/** The features of an application and their parts, in the order of the list of features. */
export interface Parts {
  features: readonly WebFeature[]
  load: <Kind extends PartKind>(kind: Kind) => Promise<readonly FeatureParts[Kind][]>
  loaded: <Kind extends PartKind>(kind: Kind) => readonly FeatureParts[Kind][] | undefined
}

/** Collects the parts of the listed features. */
export function partsOf(features: readonly WebFeature[]): Parts {
  const shelves: { [Kind in PartKind]: Shelf<FeatureParts[Kind]> } = {
    screens: shelfOf(features.flatMap(({ screens = [] }) => screens)),
    inGroups: shelfOf(features.flatMap(({ inGroups = [] }) => inGroups)),
    inHomework: shelfOf(features.flatMap(({ inHomework = [] }) => inHomework)),
    inSchools: shelfOf(features.flatMap(({ inSchools = [] }) => inSchools)),
    inSearch: shelfOf(features.flatMap(({ inSearch = [] }) => inSearch)),
    inWords: shelfOf(features.flatMap(({ inWords = [] }) => inWords)),
    guardianParts: shelfOf(features.flatMap(({ guardianParts = [] }) => guardianParts)),
    waitsForMe: shelfOf(features.flatMap(({ waitsForMe = [] }) => waitsForMe)),
    todos: shelfOf(features.flatMap(({ todos = [] }) => todos)),
    live: shelfOf(features.flatMap(({ live = [] }) => live)),
    consoleRooms: shelfOf(features.flatMap(({ consoleRooms = [] }) => consoleRooms)),
    fileUses: shelfOf(features.flatMap(({ fileUses = [] }) => fileUses)),
    helpPictures: shelfOf(features.flatMap(({ helpPictures = [] }) => helpPictures)),
    onRecord: shelfOf(features.flatMap(({ onRecord = [] }) => onRecord)),
    onPerson: shelfOf(features.flatMap(({ onPerson = [] }) => onPerson)),
    notices: shelfOf(features.flatMap(({ notices = [] }) => notices)),
    ways: shelfOf(features.flatMap(({ ways = [] }) => ways)),
  }
  return { features, load: (kind) => shelves[kind].load(), loaded: (kind) => shelves[kind].loaded() }
}

function shelfOf<Part>(loads: readonly (() => Promise<Part>)[]): Shelf<Part> {
  let loaded: readonly Part[] | undefined
  let loading: Promise<readonly Part[]> | undefined

  async function loadNow(): Promise<readonly Part[]> {
    try {
      loaded = (await Promise.all(loads.map((load) => load()))) as Part[]
      return loaded
    } catch (error) {
      loading = undefined
      throw error
    }
  }

  return {
    load: () => {
      loading ??= loadNow()
      return loading
    },
    loaded: () => loaded,
  }
}
