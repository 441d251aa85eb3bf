import { readFile, writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'

const page = join(import.meta.dirname, '../../docs/performance.md')

export interface Figure {
  what: string
  measured: string
  goal: string
  isReached: boolean
}

/** Prints figures; with `--write` also puts them into `docs/performance.md` between this part's marks. */
export async function report(part: string, figures: Figure[]): Promise<void> {
  const rows = figures.map(
    ({ what, measured, goal, isReached }) => `| ${what} | ${measured} | ${goal} | ${isReached ? 'yes' : '**no**'} |`,
  )
  const table = ['| What | Measured | Goal | Reached |', '| --- | --- | --- | --- |', ...rows].join('\n')
  console.log(`\n${table}\n`)
  if (!process.argv.includes('--write')) return
  const text = await readFile(page, 'utf8')
  const [start, end] = [`<!-- ${part} -->`, `<!-- /${part} -->`]
  const from = text.indexOf(start)
  const to = text.indexOf(end)
  if (from < 0 || to < 0) throw new Error(`docs/performance.md has no place for ${part}`)
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`
  const run = `Run of ${new Date().toISOString().slice(0, 10)}: ${machine}.`
  await writeFile(page, `${text.slice(0, from)}${start}\n${run}\n\n${table}\n${text.slice(to)}`)
}

export const percent = (share: number): string => `${Math.round(share * 100)} %`
