import { mkdir, mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { pictureName } from '../apps/server/src/features/eportfolio/typeset/document-data.rules.ts'
import { documentLimits } from '../apps/server/src/features/eportfolio/typeset/document-limits.rules.ts'
import {
  faultsOf,
  typicalComposition,
} from '../apps/server/src/features/eportfolio/typeset/typical-composition.fixture.ts'
import { typicalDocuments } from '../apps/server/src/features/eportfolio/typeset/typical-documents.fixture.ts'
import { documents } from '../apps/server/src/platform/documents/index.ts'
import { type Orientation, orientations, type Template, templates } from '../packages/contract/src/eportfolio/facts.ts'

/*
 * Typesets typical documents in every design as contact sheets, for people to review: `npm run documents:sheet --
 * [FOLDER] [DESIGN,…] [DOCUMENT,…] [portrait|landscape]`. Each sheet shows all pages of one document in one design;
 * violations of our rules are printed beside it. With `-` as folder, the pages are measured but not drawn.
 */

const [folder = 'sheets', designs = templates.join(','), kinds, turned = 'portrait'] = process.argv.slice(2)
const orientation = orientations.find((one) => one === turned) ?? 'portrait'
const pageWidth = 420
const columns = 4
const gap = 16

/** The folder for the sheets; undefined to only measure. */
const into = folder === '-' ? undefined : resolve(folder)
if (into !== undefined) await mkdir(into, { recursive: true })
const typical = Object.entries(typicalDocuments()).filter(
  ([name]) => kinds === undefined || kinds.split(',').includes(name),
)

try {
  for (const template of templates.filter((one) => designs.split(',').includes(one))) {
    for (const [name, of] of typical) {
      const faults = await faultsOf(template, orientation, of)
      if (into !== undefined) {
        const pages = await pagesOf(template, orientation, of)
        await sheetOf(pages, join(into, `${template}-${name}.png`))
      }
      console.log(`${template} ${name}: ${faults.join('; ') || 'no faults'}`)
    }
  }
} finally {
  documents.rest()
}

async function pagesOf(template: Template, turn: Orientation, of: (typeof typical)[number][1]) {
  const { content: _, pictures: empty, ...composition } = typicalComposition(template, turn, of)
  const shown = await Promise.all(
    of.pictures.map(
      async ({ id, width, height }, index) =>
        [pictureName(id), await pictureOf(width ?? 4, height ?? 3, index)] as const,
    ),
  )
  const made = await mkdtemp(join(tmpdir(), 'learntrail-sheet-'))
  await documents.photograph({
    ...composition,
    pictures: new Map([...empty, ...shown]),
    folder: made,
    width: pageWidth,
    limits: { ...documentLimits, seconds: 300 },
  })
  return (await readdir(made)).sort().map((page) => join(made, page))
}

/** A blurred picture of the given shape, each number in another colour. */
async function pictureOf(width: number, height: number, number: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 26 } as const
  const soft = await sharp({ create: { width: 12, height: 9, channels: 3, background: '#777', noise } })
    .png()
    .toBuffer()
  return sharp(soft)
    .resize(Math.round(width / 4), Math.round(height / 4), { fit: 'fill' })
    .modulate({ hue: number * 50, saturation: 2 })
    .jpeg()
    .toBuffer()
}

async function sheetOf(pages: string[], path: string): Promise<void> {
  const sizes = await Promise.all(pages.map((page) => sharp(page).metadata()))
  const height = sizes[0]?.height ?? pageWidth
  const across = Math.min(columns, pages.length)
  await sharp({
    create: {
      width: across * (pageWidth + gap) + gap,
      height: Math.ceil(pages.length / columns) * (height + gap) + gap,
      channels: 3,
      background: '#8a94a3',
    },
  })
    .composite(
      pages.map((input, index) => ({
        input,
        left: gap + (index % columns) * (pageWidth + gap),
        top: gap + Math.floor(index / columns) * (height + gap),
      })),
    )
    .png()
    .toFile(path)
}
