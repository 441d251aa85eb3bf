import type { DocumentProps } from 'react-pdf'

type Pdf = Parameters<NonNullable<DocumentProps['onLoadSuccess']>>[0]

export interface Bookmark {
  title: string
  /** From 1. */
  page: number
  /** 0 for chapters, 1 for their sections. */
  level: number
}

type Outline = Awaited<ReturnType<Pdf['getOutline']>>

/** Limits of depth and length, beyond which a table of contents is no help. */
const deepest = 2
const most = 300

/** Returns the bookmarks of a PDF; empty when it has none. */
export async function readOutline(pdf: Pdf): Promise<Bookmark[]> {
  const found: Bookmark[] = []
  const walk = async (items: Outline, level: number): Promise<void> => {
    for (const { title, dest, items: below } of items ?? []) {
      if (found.length >= most) return
      const page = await pageOf(pdf, dest)
      if (page !== undefined && title.trim() !== '') found.push({ title: title.trim(), page, level })
      if (level + 1 < deepest) await walk(below, level + 1)
    }
  }
  await walk(await pdf.getOutline(), 0)
  return found
}

async function pageOf(pdf: Pdf, dest: string | unknown[] | null): Promise<number | undefined> {
  try {
    const explicit = typeof dest === 'string' ? await pdf.getDestination(dest) : dest
    const [reference] = explicit ?? []
    if (typeof reference === 'number') return reference + 1
    return (await pdf.getPageIndex(reference as Parameters<Pdf['getPageIndex']>[0])) + 1
  } catch {
    // A bookmark with a broken destination.
    return undefined
  }
}
