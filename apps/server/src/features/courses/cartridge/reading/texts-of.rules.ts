import { picturedDocument } from '@learntrail/contract/content/content'
import { blockText, type ContentBlock, type PicturedDocument } from '@learntrail/contract/content/document'
import { contentLimits } from '@learntrail/contract/content/limits'
import { type EditorNode, tidyPictured } from '@learntrail/contract/content/tidy'

/** Splits blocks into texts within the limits of one text; undefined if a block fits in none. */
export function textsOf(blocks: readonly EditorNode[]): PicturedDocument[] | undefined {
  const parts: EditorNode[][] = [[]]
  let room = { ...roomOfText }
  for (const block of blocks) {
    const taken = takenBy(block)
    const isFull = room.json < taken.json || room.words < taken.words || room.pictures < taken.pictures
    if (isFull || room.blocks < 1) {
      parts.push([])
      room = { ...roomOfText }
    }
    parts.at(-1)?.push(block)
    room = {
      json: room.json - taken.json,
      words: room.words - taken.words - 1,
      pictures: room.pictures - taken.pictures,
      blocks: room.blocks - 1,
    }
  }
  const texts = parts
    .filter((part) => part.length > 0)
    .map((part) => picturedDocument.safeParse(tidyPictured({ type: 'doc', content: part })))
  return texts.every(({ success }) => success) ? texts.flatMap(({ data }) => data ?? []) : undefined
}

const roomOfText: Record<'json' | 'words' | 'pictures' | 'blocks', number> = {
  json: contentLimits.json * 0.8,
  words: contentLimits.characters * 0.95,
  pictures: contentLimits.pictures,
  blocks: contentLimits.blocks,
}

const takenBy = (block: EditorNode) => ({
  json: JSON.stringify(block).length,
  words: blockText(tidyPictured({ type: 'doc', content: [block] }).content[0] ?? nothing).length,
  pictures: block.type === 'picture' ? 1 : 0,
})

const nothing: ContentBlock = { type: 'paragraph' }
