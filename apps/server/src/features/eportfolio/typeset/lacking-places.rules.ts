import { coverFactsOf } from '@learntrail/contract/eportfolio/document-tools'
import type { LackingPlace } from '@learntrail/contract/eportfolio/export-drafts'
import type { DocumentInput } from './document-input.rules.ts'

type Place = Pick<LackingPlace, 'kind' | 'id'> & { text: string }

/** Returns where a document uses characters that no font has, in the order of its pages. */
export function lackingPlaces(
  { content, owner }: Pick<DocumentInput, 'content' | 'owner'>,
  lacking: readonly string[],
): LackingPlace[] {
  if (lacking.length === 0) return []
  const { title, pages, customTextResources, sectionOrder } = content
  const inside = sectionOrder.flatMap((key) =>
    customTextResources[key].flatMap(({ id, title: words, contents }): Place[] => [
      { kind: 'part', id, text: words },
      ...contents.map((item) => ({ ...item, text: item.kind === 'text' ? item.text : item.caption })),
    ]),
  )
  const places: Place[] = [
    { kind: 'title', id: null, text: title },
    { kind: 'introduction', id: null, text: pages.hasCover ? pages.introduction : '' },
    {
      kind: 'coverFacts',
      id: null,
      text: pages.hasCover
        ? coverFactsOf(pages)
            .map(({ value }) => value)
            .join('\n')
        : '',
    },
    { kind: 'owner', id: null, text: `${owner.displayName}\n${owner.schoolName ?? ''}` },
    ...inside,
  ]
  return places.flatMap(({ kind, id, text }) => {
    const characters = lacking.filter((character) => text.includes(character))
    return characters.length === 0 ? [] : [{ kind, id, characters }]
  })
}
