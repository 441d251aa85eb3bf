import { anchoredComment } from '@learntrail/contract/comments/anchor'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { isProblem } from '../../../../api/problem.ts'
import { FormAlert } from '../../../../ui/form/form-alert.tsx'
import { editAddresses } from '../addresses.ts'
import { remarkQuery } from '../api/remarks.ts'
import { useEditing } from '../editing-context.ts'

/** Redirects a link from a notice to the unit of its remark. */
export function GoToRemark() {
  const { t } = useTranslation('courses/remarks')
  const { course } = useEditing()
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const named = anchoredComment(hash)
  const isAway = named !== null && !new URLSearchParams(search).has('unit')
  const { data, error } = useQuery({ ...remarkQuery(course._id, named?.threadId ?? ''), enabled: isAway })
  const unitId = isAway ? data?.remark.unitId : undefined
  useEffect(() => {
    if (unitId !== undefined) navigate(`${editAddresses.unit(course._id, unitId)}${hash}`, { replace: true })
  }, [navigate, course._id, unitId, hash])
  if (!isAway || !isProblem(error, 'COURSE_REMARK_NOT_FOUND')) return null
  return <FormAlert tone="honey">{t('notThere')}</FormAlert>
}
