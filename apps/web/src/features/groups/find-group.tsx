import { foldIdentifier } from '@learntrail/contract/characters'
import { groupLimits } from '@learntrail/contract/groups/limits'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../api/problem.ts'
import { useSentence } from '../../i18n/problem-sentence.ts'
import { Button } from '../../ui/button.tsx'
import { TextInput } from '../../ui/form/text-input.ts'
import { groupByHandleQuery } from './api/read-group.ts'
import { GroupCard, GroupCards } from './components/group-card.tsx'
import { StandingButtons } from './components/standing-buttons.tsx'
import css from './groups-screen.module.css'

/** Finds a group by its ID, as written on a blackboard. */
export function FindGroup() {
  const { t } = useTranslation('groups')
  const sentence = useSentence()
  const [typed, setTyped] = useState('')
  const [handle, setHandle] = useState('')
  const query = useQuery(groupByHandleQuery(handle))
  const isUnknown = isProblem(query.error, 'GROUP_NOT_FOUND', 'VALIDATION_FAILED')
  const find = (event: FormEvent) => {
    event.preventDefault()
    // Chinese input methods may type full-width characters.
    const wanted = foldIdentifier(typed)
    setHandle(wanted)
    if (handle === wanted) void query.refetch()
  }
  return (
    <form className={css.find} onSubmit={find}>
      <TextInput
        label={t('find.label')}
        placeholder={t('find.placeholder')}
        maxLength={groupLimits.handle.max}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        error={isUnknown ? t('find.unknown') : query.error ? sentence(query.error) : null}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" look="soft" icon="search" isBusy={query.isFetching} disabled={typed.trim() === ''}>
        {t('find.find')}
      </Button>
      {query.data ? (
        <div className={css.found}>
          <GroupCards label={t('find.found')}>
            <GroupCard group={query.data}>
              <StandingButtons group={query.data} />
            </GroupCard>
          </GroupCards>
        </div>
      ) : null}
    </form>
  )
}
