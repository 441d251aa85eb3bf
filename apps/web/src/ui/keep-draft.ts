import { useEffect } from 'react'

const prefix = 'learntrail.draft.'

/** Reads what was typed and not sent from localStorage; `{}` if there is nothing or it cannot be read. */
export function readDraft<T extends object>(name: string): Partial<T> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(prefix + name) ?? 'null')
    return stored !== null && typeof stored === 'object' ? (stored as Partial<T>) : {}
  } catch {
    return {}
  }
}

/** Returns the names of the kept drafts that begin with `start`. */
export function draftNames(start: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix + start))
      .map((key) => key.slice(prefix.length))
  } catch {
    return []
  }
}

export function writeDraft(name: string, values: object) {
  try {
    localStorage.setItem(prefix + name, JSON.stringify(values))
  } catch {
    // Storage is full or forbidden; the form still has everything.
  }
}

export function dropDraft(name: string) {
  try {
    localStorage.removeItem(prefix + name)
  } catch {
    // Storage is forbidden, so nothing was kept.
  }
}

/** Keeps a form's values in localStorage as they change. Never for passwords. */
export function useKeptDraft(name: string, values: object, isDirty: boolean) {
  useEffect(() => {
    if (isDirty) writeDraft(name, values)
  }, [name, values, isDirty])
}
