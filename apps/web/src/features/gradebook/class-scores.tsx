import type { Gradebook, GradebookColumn } from '@learntrail/contract/gradebook/gradebook'
import type { Group } from '@learntrail/contract/groups/group'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSentence } from '../../i18n/problem-sentence.ts'
import { paths } from '../../paths.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { FailedState } from '../../ui/states/failed-state.tsx'
import { CardsSkeleton } from '../../ui/states/skeleton.tsx'
import { useCurrentUser } from '../profiles/index.ts'
import { gradebookQuery } from './api/gradebook.ts'
import { ColumnDialog } from './dialogs/column-dialog.tsx'
import { ExportDialog } from './dialogs/export-dialog.tsx'
import { SettingsDialog } from './dialogs/settings-dialog.tsx'
import { ColumnSheet } from './sheet/column-sheet.tsx'
import { SavingLine } from './sheet/saving-line.tsx'
import { ScoreSheet } from './sheet/score-sheet.tsx'
import css from './sheet/sheet.module.css'
import { useNarrow } from './sheet/use-narrow.ts'
import { useScoreSheet } from './sheet/use-score-sheet.ts'
import { TermChoice } from './term-choice.tsx'
import { useTerm } from './use-term.ts'

type Opened = 'settings' | 'export' | { column: string | null } | null

/** The gradebook of a class and a term, for its administrators. */
export function ClassScores({ group }: { group: Group }) {
  const user = useCurrentUser()
  return user ? <Sheet key={`${group.id} ${user.id}`} group={group} accountId={user.id} /> : <CardsSkeleton cards={1} />
}

function Sheet({ group, accountId }: { group: Group; accountId: string }) {
  const { t } = useTranslation('gradebook')
  const { term, choose } = useTerm()
  const query = useQuery(gradebookQuery(group.id, term))
  const { session, state } = useScoreSheet(accountId, group.id)
  const [opened, setOpened] = useState<Opened>(null)
  const sheet = query.data
  const close = () => setOpened(null)
  const openColumn = (column: GradebookColumn) => setOpened({ column: column.id })
  return (
    <div className={css.parts}>
      <div className={css.tools}>
        <TermChoice term={term} onChoose={choose} />
        {sheet && !sheet.isArchived ? (
          <>
            <Button look="soft" icon="plus" onClick={() => setOpened({ column: null })}>
              {t('column.add')}
            </Button>
            <Button look="line" icon="settings" onClick={() => setOpened('settings')}>
              {t('settings.title')}
            </Button>
          </>
        ) : null}
        {sheet ? (
          <Button look="line" icon="download" onClick={() => setOpened('export')}>
            {t('export.title')}
          </Button>
        ) : null}
      </div>
      {query.error && !sheet ? (
        <FailedState error={query.error} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
      ) : null}
      {query.isPending ? <CardsSkeleton cards={2} /> : null}
      {sheet ? <Filled group={group} sheet={sheet} session={session} state={state} onColumn={openColumn} /> : null}
      {sheet && opened === 'settings' ? <SettingsDialog groupId={group.id} sheet={sheet} onClose={close} /> : null}
      {sheet && opened === 'export' ? <ExportDialog groupId={group.id} sheet={sheet} onClose={close} /> : null}
      {sheet && opened !== null && typeof opened === 'object' ? (
        <ColumnDialog
          key={opened.column}
          groupId={group.id}
          sheet={sheet}
          column={sheet.columns.find(({ id }) => id === opened.column) ?? null}
          onClose={close}
        />
      ) : null}
    </div>
  )
}

interface FilledProps extends ReturnType<typeof useScoreSheet> {
  group: Group
  sheet: Gradebook
  onColumn: (column: GradebookColumn) => void
}

function Filled({ group, sheet, session, state, onColumn }: FilledProps) {
  const { t } = useTranslation('gradebook')
  const sentence = useSentence()
  const isNarrow = useNarrow()
  if (sheet.pupils.length === 0)
    return (
      <EmptyState title={t('noPupils')}>
        <p>{t('noPupilsText')}</p>
        <LinkButton to={paths.groupMembers(group.id)}>{t('toMembers')}</LinkButton>
      </EmptyState>
    )
  if (sheet.columns.length === 0)
    return (
      <EmptyState title={t('noColumns')}>
        <p>{t('noColumnsText')}</p>
      </EmptyState>
    )
  const countIn = (wanted: string) =>
    sheet.pupils.reduce((sum, { cells }) => sum + cells.filter(({ state: one }) => one === wanted).length, 0)
  const unreleased = countIn('unreleased')
  const hidden = sheet.columns.filter((_, at) => sheet.pupils[0]?.cells[at]?.state === 'hidden').length
  const View = isNarrow ? ColumnSheet : ScoreSheet
  return (
    <>
      {state.saving === 'refused' ? (
        <FormAlert>
          <p>{state.problem ? sentence(state.problem) : null}</p>
          <Button size="s" look="line" onClick={session.retry}>
            {t('saving.retry')}
          </Button>
        </FormAlert>
      ) : null}
      {sheet.isArchived ? <FormAlert tone="honey">{t('typed.archived')}</FormAlert> : null}
      <SavingLine state={state} />
      <View key={sheet.term} sheet={sheet} session={session} state={state} onColumn={onColumn} />
      <div className={css.notes}>
        <p>{t('notes.counting')}</p>
        {unreleased > 0 ? <p>{t('notes.unreleased', { count: unreleased })}</p> : null}
        {hidden > 0 ? <p>{t('notes.hidden', { count: hidden })}</p> : null}
        {isNarrow ? null : <p>{t('notes.keys')}</p>}
      </div>
    </>
  )
}
