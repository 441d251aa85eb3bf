import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { Card } from '../../../ui/card.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Checkbox } from '../../../ui/form/checkbox.ts'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { changeSchoolPoints, schoolPointsQuery } from '../api/leaderboard.ts'
import css from './leaderboard.module.css'

/** Whether a school's groups may have leaderboards, for school staff. */
export function SchoolSwitch({ schoolId }: { schoolId: string }) {
  const { t } = useTranslation('points/in-schools')
  const queryClient = useQueryClient()
  const query = useQuery(schoolPointsQuery(schoolId))
  const change = useMutation({
    mutationFn: (isForbidden: boolean) => changeSchoolPoints(schoolId, isForbidden),
    onSuccess: (decided) => {
      queryClient.setQueryData(schoolPointsQuery(schoolId).queryKey, decided)
      toast(t('saved'))
    },
    onError: (error) => toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 }),
  })
  return (
    <Card as="section" aria-labelledby="school-points" className={css.parts}>
      <h2 id="school-points" className={css.heading}>
        {t('title')}
      </h2>
      {query.data ? (
        <Checkbox
          label={t('forbid')}
          description={t('note')}
          checked={change.isPending ? change.variables : query.data.forbidsLeaderboards}
          onChange={({ currentTarget }) => change.mutate(currentTarget.checked)}
        />
      ) : (
        <WaitingLines query={query} lines={2} />
      )}
    </Card>
  )
}
