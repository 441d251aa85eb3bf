import type { DocumentContent } from '@learntrail/contract/eportfolio/document'
import type { PreviewAnswer } from '@learntrail/contract/eportfolio/export-drafts'
import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fakeServer } from '../../../../testing/fake-server.ts'
import { anId } from '../../export.fixture.ts'
import { aSetDraft, pretendBrowser } from '../typeset.fixture.ts'
import { createPreviewSession } from './preview-session.ts'

const name = 'POST /api/v2/exportDraft/:id/preview'
const { draft } = aSetDraft()
const written = (title: string): DocumentContent => {
  const { customTextResources, sectionOrder, adjustImages, pages } = draft
  return { title, customTextResources, sectionOrder, adjustImages, pages }
}

interface Body {
  content: DocumentContent
  from: number
  to: number
  known: string[]
}

/** A document of twelve pages; a page's hash is its number and the title. */
function open() {
  const { revoked } = pretendBrowser()
  const server = fakeServer().on(name, ({ body }) => answer(body as Body))
  const session = createPreviewSession(anId())
  return { session, revoked, server, bodies: () => server.received(name).map(({ body }) => body as Body) }
}

function answer({ content, from, to, known }: Body): PreviewAnswer {
  const pages = Array.from({ length: 12 }, (_, index) => {
    const number = index + 1
    const hash = `${content.title}${String(number).padStart(16, '0')}`
    const isAsked = number >= from && number <= to && !known.includes(hash)
    return { hash, width: 595, height: 842, svg: isAsked ? `<svg id="${hash}"/>` : null }
  })
  return { pages, anchors: [], leftOut: [], lacking: [] }
}

describe('previewing', () => {
  it('asks for the pages that are looked at alone, and for others once they are', async () => {
    const { session, bodies } = open()
    session.look([{ from: 1, to: 3 }])
    session.write(written('a'))
    await waitFor(() => expect(session.read().pages).toHaveLength(12))
    expect(bodies()[0]).toMatchObject({ from: 1, to: 3 })
    expect(
      session
        .read()
        .pages.map(({ url }) => url !== null)
        .slice(0, 4),
    ).toEqual([true, true, true, false])
    session.look([{ from: 2, to: 5 }])
    await waitFor(() => expect(session.read().pages[4]?.url).not.toBeNull())
    expect(bodies()[1]).toMatchObject({ from: 4, to: 5 })
    expect(bodies()[1]?.known).toHaveLength(3)
    session.close()
  })

  it('asks once for what is written in one go, and for the last of it', async () => {
    const { session, bodies } = open()
    session.write(written('a'))
    await waitFor(() => expect(session.read().isBehind).toBe(false))
    for (const title of ['b', 'c', 'd']) session.write(written(title))
    expect(session.read().isBehind).toBe(true)
    await waitFor(() => expect(session.read().isBehind).toBe(false))
    expect(bodies().map(({ content }) => content.title)).toEqual(['a', 'd'])
    session.close()
  })

  it('shows the former page until the new one is drawn', async () => {
    const { session } = open()
    session.look([{ from: 1, to: 8 }])
    session.write(written('a'))
    await waitFor(() => expect(session.read().pages[7]?.url).not.toBeNull())
    const before = session.read().pages[7]?.url
    session.look([{ from: 1, to: 2 }])
    session.write(written('b'))
    await waitFor(() => expect(session.read().isBehind).toBe(false))
    expect(session.read().pages[0]?.url).not.toBe(before)
    expect(session.read().pages[7]?.url).toBe(before)
    session.close()
  })

  it('ends on what was chosen last, however quickly one goes there and back', async () => {
    const { session, server, bodies } = open()
    session.write(written('a'))
    await waitFor(() => expect(session.read().isBehind).toBe(false))
    const held: (() => void)[] = []
    server.on(name, ({ body }) => {
      const { promise, resolve } = Promise.withResolvers<PreviewAnswer>()
      held.push(() => resolve(answer(body as Body)))
      return promise as never
    })
    for (const [asked, title] of ['b', 'a', 'b'].entries()) {
      session.write(written(title))
      await waitFor(() => expect(bodies()).toHaveLength(asked + 2))
      // The answer arrives after the next change and before that one is requested.
      session.write(written(title === 'a' ? 'b' : 'a'))
      held.pop()?.()
      await waitFor(() => expect(session.read().pages[0]?.hash.startsWith(title)).toBe(true))
      expect(session.read().isBehind).toBe(true)
    }
    await waitFor(() => expect(bodies()).toHaveLength(5))
    held.pop()?.()
    await waitFor(() => expect(session.read().isBehind).toBe(false))
    expect(session.read().pages[0]?.hash).toMatch(/^a/)
    session.close()
  })

  it('lets go of all drawings when it is closed', async () => {
    const { session, revoked } = open()
    session.write(written('a'))
    await waitFor(() => expect(session.read().isBehind).toBe(false))
    session.close()
    expect(revoked).toHaveLength(4)
  })
})
