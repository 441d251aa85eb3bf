import type { NumberedLine } from '@learntrail/contract/groups/members'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../ui/chip.tsx'
import { listInDialog, Select } from '../../../ui/form/select.ts'
import { useNameOf } from '../../../ui/known-people.ts'
import { PersonFace } from '../../../ui/person-link.tsx'
import css from './numbers-dialog.module.css'

interface ReadLinesProps {
  lines: readonly NumberedLine[]
  picked: Readonly<Record<number, string>>
  onPick: (line: number, personId: string) => void
}

/** The member that each line of a list identifies; lines that need attention come first. */
export function ReadLines({ lines, picked, onPick }: ReadLinesProps) {
  const { t } = useTranslation('groups/numbers')
  const isOpen = ({ memberNumber, people }: NumberedLine) => memberNumber === null || people.length !== 1
  const sorted = [...lines.filter(isOpen), ...lines.filter((line) => !isOpen(line))]
  return (
    <ul className={css.lines} aria-label={t('lines')}>
      {sorted.map((line) => (
        <li key={line.line}>
          {isOpen(line) ? (
            <OpenLine line={line} picked={picked[line.line] ?? null} onPick={(id) => onPick(line.line, id)} />
          ) : (
            <FoundLine line={line} />
          )}
        </li>
      ))}
    </ul>
  )
}

function FoundLine({ line: { memberNumber, people } }: { line: NumberedLine }) {
  const { t } = useTranslation(['groups/numbers', 'groups'])
  const nameOf = useNameOf()
  return people.map(({ person, memberNumber: before }) => (
    <span key={person.id} className={css.person}>
      <PersonFace person={person} size={36} />
      <strong>{nameOf(person)}</strong>
      <Chip>{t('groups:seat', { number: memberNumber })}</Chip>
      {before === '' || before === memberNumber ? null : (
        <small className={css.note}>{t('before', { number: before })}</small>
      )}
    </span>
  ))
}

interface OpenLineProps {
  line: NumberedLine
  picked: string | null
  onPick: (personId: string) => void
}

function OpenLine({ line: { line, written, memberNumber, people }, picked, onPick }: OpenLineProps) {
  const { t } = useTranslation('groups/numbers')
  const nameOf = useNameOf()
  if (memberNumber !== null && people.length > 1) {
    return (
      <Select
        label={t('which', { written })}
        placeholder={t('choose')}
        comboboxProps={listInDialog}
        data={people.map(({ person, username }) => ({
          value: person.id,
          label: t('one', { name: nameOf(person), username }),
        }))}
        value={picked}
        onChange={(id) => id !== null && onPick(id)}
        allowDeselect={false}
      />
    )
  }
  return (
    <p className={css.open}>
      {t('line', { line, written })}
      <small>{t(memberNumber === null ? 'unread' : 'nobody')}</small>
    </p>
  )
}
