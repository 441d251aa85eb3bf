import { useEffect } from 'react'

const prefix = 'learntrail.draft.'

/** What was typed and not sent, from this device. */
export function readDraft<T extends object>(name: string): Partial<T> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(prefix + name) ?? 'null')
    return stored !== null && typeof stored === 'object' ? (stored as Partial<T>) : {}
  } catch {
    return {}
  }
}

/** Names of what is kept, by how they begin. */
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
    // a full or forbidden storage: the form itself still has everything
  }
}

export function dropDraft(name: string) {
  try {
    localStorage.removeItem(prefix + name)
  } catch {
    // nothing was kept then
  }
}

/** Keeps the values of a form on the device while they change; never for passwords. */
export function useKeptDraft(name: string, values: object, isDirty: boolean) {
  useEffect(() => {
    if (isDirty) writeDraft(name, values)
  }, [name, values, isDirty])
}
