import { groupLimits } from '@learntrail/contract/groups/limits'
import { limits } from '@learntrail/contract/limits'
import { useContext, useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { ChipRow } from '../../../ui/chip.tsx'
import { Checkbox } from '../../../ui/form/checkbox.ts'
import { TextInput } from '../../../ui/form/text-input.ts'
import { Textarea } from '../../../ui/form/textarea.ts'
import { KnownPeopleContext, useNameOf } from '../../../ui/known-people.ts'
import { listed } from '../../../ui/listed.ts'
import { fits } from '../manage/holders.rules.ts'
import css from './issue.module.css'
import { findPasted, type Member } from './issue.rules.ts'

interface ChooseMembersProps {
  /** Members who can receive points. */
  holders: readonly Member[]
  chosen: ReadonlySet<string>
  onChange: (chosen: ReadonlySet<string>) => void
}

/** Chooses some members, all, or those whose numbers are pasted. */
export function ChooseMembers({ holders, chosen, onChange }: ChooseMembersProps) {
  const { t } = useTranslation('points/issue')
  const nameOf = useNameOf()
  const known = useContext(KnownPeopleContext)
  const [typed, setTyped] = useState('')
  const keyword = useDeferredValue(typed)
  const studentNumberOf = (id: string) => known.get(id)?.studentNumber ?? ''
  const shown = holders.filter((holder) =>
    fits(keyword, holder, { name: nameOf(holder.person), studentNumber: studentNumberOf(holder.person.id) }),
  )
  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    onChange(next)
  }
  return (
    <div className={css.part}>
      <ChipRow>
        <Button look="soft" size="s" onClick={() => onChange(new Set(holders.map(({ person }) => person.id)))}>
          {t('whom.all')}
        </Button>
        <Button look="quiet" size="s" disabled={chosen.size === 0} onClick={() => onChange(new Set())}>
          {t('whom.none')}
        </Button>
        <p className={css.note} role="status">
          {t('whom.chosen', { count: chosen.size })}
        </p>
      </ChipRow>
      <TextInput
        type="search"
        aria-label={t('whom.search')}
        placeholder={t('whom.search')}
        maxLength={limits.searchWord}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {shown.length === 0 ? (
        <p className={css.note} role="status">
          {t('whom.nobodyFits')}
        </p>
      ) : null}
      <ul className={css.members} aria-label={t('whom.list')}>
        {shown.map(({ person, memberNumber }) => (
          <li key={person.id}>
            <Checkbox
              label={[known.has(person.id) ? '' : memberNumber, nameOf(person)].filter(Boolean).join(' ')}
              checked={chosen.has(person.id)}
              onChange={() => toggle(person.id)}
            />
          </li>
        ))}
      </ul>
      <PasteNumbers
        onRead={(pasted) => {
          const { found, unknown } = findPasted(pasted, holders, studentNumberOf)
          if (found.length > 0) onChange(new Set(found))
          return unknown
        }}
      />
    </div>
  )
}

/** `onRead` returns the numbers that do not match exactly one member. */
function PasteNumbers({ onRead }: { onRead: (pasted: string) => string[] }) {
  const { t } = useTranslation('points/issue')
  const [pasted, setPasted] = useState('')
  const [unknown, setUnknown] = useState<string[]>([])
  return (
    <details className={css.paste}>
      <summary>{t('paste.title')}</summary>
      <div className={css.part}>
        <Textarea
          label={t('paste.label')}
          description={t('paste.note')}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={groupLimits.numberList.characters}
          value={pasted}
          error={unknown.length > 0 ? t('paste.unknown', { numbers: listed(unknown.slice(0, 10)) }) : null}
          onChange={({ currentTarget }) => {
            setPasted(currentTarget.value)
            setUnknown([])
          }}
        />
        <div>
          <Button size="s" look="line" disabled={pasted.trim() === ''} onClick={() => setUnknown(onRead(pasted))}>
            {t('paste.choose')}
          </Button>
        </div>
      </div>
    </details>
  )
}
