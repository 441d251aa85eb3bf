/** The window that saves, the number of its save, and the version it was based on. */
export interface Save {
  version: number
  writer: string
  save: number
}

interface Saved extends Omit<Save, 'save'> {
  writerSave: number
  writerBase: number
}

/**
 * Decides about a save. A window that missed an answer names an old version although all later changes are its own:
 * that is no conflict. A save overtaken by a later one of the same window is known already.
 */
export function judgeSave(current: Saved, coming: Save): 'apply' | 'known' | 'conflict' {
  if (coming.writer === current.writer && coming.version >= current.writerBase) {
    return coming.save > current.writerSave ? 'apply' : 'known'
  }
  return coming.version === current.version ? 'apply' : 'conflict'
}

/** Returns the columns by which the next save is judged. */
export function afterSave(current: Saved, { writer, save }: Save) {
  const goesOn = writer === current.writer
  return {
    version: current.version + 1,
    writer,
    writerSave: save,
    writerBase: goesOn ? current.writerBase : current.version,
  }
}
