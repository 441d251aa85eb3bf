import * as docx from 'docx'
import { type FormulaTree, formulaTree } from '../../../platform/formulas/formula-tree.ts'

/** Converts a formula to Word's; one that cannot be parsed or contains a grid is kept as typed. */
export function docxFormula(latex: string, isAlone: boolean): docx.ParagraphChild {
  const tree = formulaTree(latex, { isAlone })
  const asTyped = () => new docx.TextRun({ text: latex, font: 'Consolas' })
  if (tree === undefined || hasGrid(tree)) return asTyped()
  return new docx.Math({ children: mathOf(tree) })
}

const hasGrid = (tree: FormulaTree): boolean =>
  tree.kind === 'grid' ||
  Object.values(tree)
    .flat(2)
    .some((value) => typeof value === 'object' && value !== null && hasGrid(value as FormulaTree))

function mathOf(tree: FormulaTree): docx.MathComponent[] {
  switch (tree.kind) {
    case 'row':
    case 'fenced':
      return tree.of.flatMap(mathOf)
    case 'symbol':
    case 'words':
    case 'operator':
      return [new docx.MathRun(tree.text)]
    case 'space':
      return tree.em > 0 ? [new docx.MathRun(' ')] : []
    case 'fraction':
      return [new docx.MathFraction({ numerator: mathOf(tree.above), denominator: mathOf(tree.below) })]
    case 'root':
      return [new docx.MathRadical({ children: mathOf(tree.of), ...(tree.degree && { degree: mathOf(tree.degree) }) })]
    case 'attached':
      return [attached(tree)]
    case 'accent':
      return [accented(tree)]
    case 'grid':
      return []
  }
}

/** Combining characters for the signs written over letters. */
const combining: Record<string, string> = {
  ˉ: '\u0305',
  '‾': '\u0305',
  '^': '\u0302',
  '~': '\u0303',
  '˙': '\u0307',
  '¨': '\u0308',
  '→': '\u20d7',
  '\u20d7': '\u20d7',
  ˇ: '\u030c',
  '´': '\u0301',
  '`': '\u0300',
  '˘': '\u0306',
  '˚': '\u030a',
}

function accented({ base, sign, isBelow }: Extract<FormulaTree, { kind: 'accent' }>): docx.MathComponent {
  const children = mathOf(base)
  const accent = combining[sign]
  if (isBelow) return new docx.MathLimitLower({ children, limit: [new docx.MathRun(sign)] })
  if (accent === undefined) return new docx.MathLimitUpper({ children, limit: [new docx.MathRun(sign)] })
  const character = new docx.BuilderElement({
    name: 'm:chr',
    attributes: { accent: { key: 'm:val', value: accent } },
  })
  return new docx.BuilderElement({
    name: 'm:acc',
    children: [
      new docx.BuilderElement({ name: 'm:accPr', children: [character] }),
      new docx.BuilderElement({ name: 'm:e', children }),
    ],
  }) as docx.MathComponent
}

function attached({ base, top, bottom, isAround }: Extract<FormulaTree, { kind: 'attached' }>): docx.MathComponent {
  const children = mathOf(base)
  const [above, below] = [top && mathOf(top), bottom && mathOf(bottom)]
  if (isAround) {
    const lower = below ? new docx.MathLimitLower({ children, limit: below }) : undefined
    if (!above) return lower ?? new docx.MathRun('')
    return new docx.MathLimitUpper({ children: lower ? [lower] : children, limit: above })
  }
  if (above && below) return new docx.MathSubSuperScript({ children, superScript: above, subScript: below })
  if (above) return new docx.MathSuperScript({ children, superScript: above })
  return new docx.MathSubScript({ children, subScript: below ?? [] })
}
