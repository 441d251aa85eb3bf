import {
  type ContentBlock,
  type ContentInline,
  changeBlocksWithin,
  changeInlines,
  codeOf,
  isFormulaAlone,
} from '@learntrail/contract/content/document'
import { formulaTree } from '../../../platform/formulas/formula-tree.ts'

/**
 * Prepares a block of rich text for `rich-text.typ`: formulas with their tree (without one, they are printed as typed),
 * formulas on a line of their own marked as such, code split into lines.
 */
export function blockForPrint(block: ContentBlock): object {
  if (block.type === 'codeBlock') return { type: 'codeBlock', lines: codeOf(block).split('\n') }
  if (block.type === 'paragraph' && isFormulaAlone(block)) {
    const [formula] = (block.content ?? []).flatMap((node) => (node.type === 'formula' ? [node] : []))
    return { type: 'formulaLine', ...formulaOf(formula?.attrs.latex ?? '', true) }
  }
  if (block.type === 'paragraph' || block.type === 'heading')
    return changeInlines(block, (node) => inlineForPrint(node) as ContentInline)
  return changeBlocksWithin(block, (child) => blockForPrint(child) as ContentBlock)
}

const inlineForPrint = (node: ContentInline): object =>
  node.type === 'formula' ? { type: 'formula', ...formulaOf(node.attrs.latex, false) } : node

function formulaOf(latex: string, isAlone: boolean) {
  const of = formulaTree(latex, { isAlone })
  return { latex, ...(of && { of }) }
}
