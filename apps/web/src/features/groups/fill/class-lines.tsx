import type { ClassLine } from '@learntrail/contract/groups/classes'
import { useTranslation } from 'react-i18next'
import { dotted } from '../../../ui/dotted.ts'
import { Checkbox } from '../../../ui/form/checkbox.ts'
import css from './fill.module.css'
import { isMissing } from './lines.rules.ts'

interface ClassLinesProps {
  lines: readonly ClassLine[]
  taken: ReadonlySet<number>
  onToggle: (line: number) => void
}

/** The person that each line of a list identifies; lines that need attention come first. */
export function ClassLines({ lines, taken, onToggle }: ClassLinesProps) {
  const { t } = useTranslation('groups/fill')
  const isOpen = (line: ClassLine) => line.state === 'nameDiffers' || isMissing(line)
  return (
    <ul className={css.lines} aria-label={t('lines')}>
      {[...lines.filter(isOpen), ...lines.filter((line) => !isOpen(line))].map((line) => (
        <li key={line.line} className={isOpen(line) ? css.open : ''}>
          {line.state === 'nameDiffers' ? (
            <Checkbox
              label={t('differs', { written: line.written, name: line.fullName, number: line.studentNumber })}
              checked={taken.has(line.line)}
              onChange={() => onToggle(line.line)}
            />
          ) : (
            <>
              <span>
                {line.fullName === ''
                  ? line.written
                  : dotted([line.memberNumber, line.fullName, line.studentNumber].filter((part) => part !== ''))}
              </span>
              <small>{t(`state.${line.state}`)}</small>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
