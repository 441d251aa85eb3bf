import type { Pages } from '@learntrail/contract/eportfolio/document'
import type { Template } from '@learntrail/contract/eportfolio/facts'
import { useEffect, useState } from 'react'
import type { Preview } from './preview-session.ts'

/** Object URLs of the document's first page, by the design it was rendered in. */
export type FirstPages = Partial<Record<Template, string>>

/** Returns the first pages rendered so far; dropped when any setting other than the design changes. */
export function useFirstPages({ pages, looks }: Preview, now: Pages): FirstPages {
  const [known, setKnown] = useState<{ stamp: string; pages: FirstPages }>({ stamp: '', pages: {} })
  const url = pages[0]?.isDrawn ? pages[0].url : null
  useEffect(() => {
    if (url === null || looks === null) return
    const stamp = stampOf(looks)
    setKnown((before) => ({
      stamp,
      pages: { ...(before.stamp === stamp ? before.pages : {}), [looks.template]: url },
    }))
  }, [url, looks])
  return known.stamp === stampOf(now) ? known.pages : {}
}

const stampOf = ({ template: _, ...others }: Pages) => JSON.stringify(others)
