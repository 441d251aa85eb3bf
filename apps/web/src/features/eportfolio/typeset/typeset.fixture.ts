import type { ExportDraft, PreviewAnswer } from '@learntrail/contract/eportfolio/export-drafts'
import { vi } from 'vitest'
import { aDraft, anId, aPicture, aText, exportServer } from '../export.fixture.ts'

/** A draft with a text and a picture in its first section. */
export function aSetDraft(facts: Partial<ExportDraft> = {}) {
  const picture = aPicture({ displayName: '溪邊.jpg' })
  const text = aText('中游的溶氧比預期低。')
  const image = {
    kind: 'image' as const,
    id: anId(),
    imageId: picture.id,
    width: 70,
    place: 'center' as const,
    caption: '中游',
    breakBefore: false,
  }
  const plain = aDraft()
  const part = { id: anId(), title: '學習動機與目標', breakBefore: false, contents: [text, image] }
  const draft = aDraft({
    customTextResources: { ...plain.customTextResources, description: [part] },
    imageResources: [{ resourceId: `post_${anId()}`, file: picture }],
    placedImages: [picture],
    ...facts,
  })
  return { draft, picture, text, image, part }
}

type Written = Pick<ExportDraft, 'pages' | 'customTextResources'>

/** An answer of two pages; their hashes change with the content. */
export function previewOf(body: unknown, leftOut: string[] = []): PreviewAnswer {
  const { content, from, to, known } = body as { content: Written; from: number; to: number; known: string[] }
  const stamp = hashOf(JSON.stringify(content))
  const [part] = content.customTextResources.description
  const page = (number: number) => {
    const hash = `${stamp}${String(number).padStart(4, '0')}`
    const isAsked = number >= from && number <= to && !known.includes(hash)
    return { hash, width: 595, height: 842, svg: isAsked ? `<svg data-page="${number}"/>` : null }
  }
  const place = { page: 2, x: 60, width: 475, height: 40 }
  return {
    pages: [page(1), page(2)],
    anchors: [
      { kind: 'part' as const, id: part?.id ?? '', y: 60, ...place },
      ...(part?.contents ?? []).map(({ kind, id }, index) => ({ kind, id, y: 120 + index * 60, ...place })),
    ],
    leftOut,
    lacking: [],
  }
}

function hashOf(text: string): string {
  let hash = 5_381
  for (const character of text) hash = (Math.imul(hash, 33) ^ (character.codePointAt(0) ?? 0)) >>> 0
  return hash.toString(16).padStart(12, '0')
}

export function typesetServer(draft: ExportDraft) {
  return exportServer(draft).on('POST /api/v2/exportDraft/:id/preview', ({ body }) => previewOf(body))
}

/** Stubs what jsdom lacks: object URLs, and `matchMedia` for a wide or narrow window. */
export function pretendBrowser({ isWide = true } = {}) {
  let count = 0
  const revoked: string[] = []
  URL.createObjectURL = () => {
    count += 1
    return `blob:page-${count}`
  }
  URL.revokeObjectURL = (url) => void revoked.push(url)
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: isWide && media.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  return { revoked }
}
