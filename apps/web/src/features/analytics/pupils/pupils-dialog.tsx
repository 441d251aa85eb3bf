import type { PupilBehind } from '@learntrail/contract/analytics/people'
import { hasBegun } from '@learntrail/contract/people/has-begun'
import { classNameOf } from '@learntrail/contract/profiles/class-names'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { currentLocale, languageTag } from '../../../i18n/i18n.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { ChipRow, ChoiceChip } from '../../../ui/chip.tsx'
import { dotted } from '../../../ui/dotted.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { type Column, DataTable, Paged } from '../../console/index.ts'
import { type PupilsAsked, pupilsBehindQuery } from '../api/pupils.ts'
import { useFigureWords } from '../report/figure-words.ts'
import { useOpenReport } from '../report/report-context.ts'
import type { Behind } from './behind.rules.ts'
import css from './pupils.module.css'

interface PupilsDialogProps {
  behind: Behind
  onClose: () => void
}

/** Lists the pupils behind a figure. Says what looking entails before it names anybody. */
export function PupilsDialog({ behind, onClose }: PupilsDialogProps) {
  const { t } = useTranslation(['analytics/pupils', 'common'])
  const { question } = useOpenReport()
  const words = useFigureWords()
  const [isMeant, setMeant] = useState(false)
  const { grade, className } = behind.asked
  const figure = words.nameOf(question ?? 'use', behind.figure)
  const place = words.placeName({ grade, className })
  return (
    <Dialog
      isOpen
      isWide={isMeant}
      title={t('title', { figure })}
      onClose={onClose}
      actions={
        isMeant ? undefined : (
          <>
            <Button look="line" onClick={onClose}>
              {t('common:cancel')}
            </Button>
            <Button onClick={() => setMeant(true)}>{t('open')}</Button>
          </>
        )
      }
    >
      {isMeant ? (
        <Pupils asked={behind.asked} figure={figure} place={place} />
      ) : (
        <div className={css.parts}>
          <p>{dotted([place, figure])}</p>
          <p>{t('noted')}</p>
        </div>
      )}
    </Dialog>
  )
}

interface PupilsProps {
  asked: PupilsAsked
  figure: string
  place: string
}

function Pupils({ asked, figure, place }: PupilsProps) {
  const { t } = useTranslation('analytics/pupils')
  const { school } = useOpenReport()
  const [isWithout, setWithout] = useState(false)
  const query = useInfiniteQuery(pupilsBehindQuery(school.id, isWithout ? { ...asked, without: 'true' } : asked))
  const columns = useColumns(figure, isWithout || asked.without !== undefined)
  return (
    <div className={`${css.parts} ${css.list}`}>
      <p className={css.note}>{dotted([place, t('noteShort')])}</p>
      {asked.code === undefined && asked.without === undefined ? (
        <ChipRow>
          <ChoiceChip isOn={!isWithout} onToggle={() => setWithout(false)}>
            {t('with')}
          </ChoiceChip>
          <ChoiceChip isOn={isWithout} onToggle={() => setWithout(true)}>
            {t('without')}
          </ChoiceChip>
        </ChipRow>
      ) : null}
      <Paged query={query} lines={4} empty={<p>{t('empty')}</p>}>
        {(pupils) => (
          <DataTable
            label={t('title', { figure })}
            columns={columns}
            rows={pupils}
            idOf={({ person }) => person.id}
            asLines
          />
        )}
      </Paged>
    </div>
  )
}

function useColumns(figure: string, isWithout: boolean): Column<PupilBehind>[] {
  const { t } = useTranslation('analytics/pupils')
  return useMemo(() => {
    // The list of pupils without any has nothing to count.
    const count: Column<PupilBehind> = {
      id: 'count',
      meta: { line: 'aside' },
      header: figure,
      cell: ({ row: { original: one } }) => one.count.toLocaleString(languageTag()),
    }
    return [
      {
        id: 'seat',
        meta: { line: 'before' },
        header: t('columns.seat'),
        cell: ({ row: { original: one } }) => one.seatNumber,
      },
      {
        id: 'name',
        meta: { line: 'name' },
        header: t('columns.name'),
        cell: ({ row: { original: one } }) =>
          hasBegun(one.person) && !one.person.isDeleted ? (
            <Link className={css.person} to={paths.person(one.person.id)}>
              {one.fullName}
            </Link>
          ) : (
            one.fullName
          ),
      },
      {
        id: 'class',
        header: t('columns.class'),
        cell: ({ row: { original: one } }) => classNameOf(one, currentLocale()),
      },
      ...(isWithout ? [] : [count]),
    ]
  }, [t, figure, isWithout])
}
