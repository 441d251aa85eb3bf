import type { SchoolFileReport } from '@learntrail/contract/console/school-imports'
import { useTranslation } from 'react-i18next'
import { Chip, type ChipTone } from '../../../ui/chip.tsx'
import { dotted } from '../../../ui/dotted.ts'
import { useTrouble } from '../list-file/use-trouble.ts'
import css from './schools.module.css'

const kinds = ['added', 'changed', 'gone', 'unchanged', 'refused'] as const
const tones: Record<SchoolFileReport['differences'][number]['kind'], ChipTone> = {
  added: 'leaf',
  changed: 'honey',
  closed: 'rose',
  deleted: 'rose',
  refused: 'rose',
}

/** The numbers of new, changed, gone, unchanged and refused schools, in one line. */
export function SchoolCounts({ counts }: Pick<SchoolFileReport, 'counts'>) {
  const { t } = useTranslation('console/schools')
  return <p>{dotted(kinds.map((kind) => t(`import.counts.${kind}`, { count: counts[kind] })))}</p>
}

/** The schools that differ, and the refused rows. */
export function SchoolDifferences({ counts, differences }: Pick<SchoolFileReport, 'counts' | 'differences'>) {
  const { t } = useTranslation('console/schools')
  const say = useTrouble()
  const all = counts.added + counts.changed + counts.gone + counts.refused
  return (
    <>
      <ul className={css.rows}>
        {differences.map(({ kind, name: school, before, trouble: why }) => (
          <li key={`${kind} ${school} ${before}`} className={css.row}>
            <span className={css.words}>
              <span>{kind === 'refused' ? t('import.line', { line: school }) : school}</span>
              <small className={css.note}>{why ? say(why) : before}</small>
            </span>
            <Chip tone={tones[kind]}>{t(`import.kinds.${kind}`)}</Chip>
          </li>
        ))}
      </ul>
      {all > differences.length ? (
        <p className={css.note}>{t('import.more', { count: all - differences.length })}</p>
      ) : null}
    </>
  )
}
