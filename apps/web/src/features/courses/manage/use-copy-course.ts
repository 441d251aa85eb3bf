import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { newId } from '../../../api/new-id.ts'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { courseAddresses } from '../addresses.ts'
import { copyCourse, coursesKey } from '../api/courses.ts'

/** Copies a course into a new draft of the person's own. */
export function useCopyCourse(id: string) {
  const { t } = useTranslation('courses/manage')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  // A retry after a failure makes the same copy.
  const clientId = useRef<string | null>(null)
  return useMutation({
    mutationFn: () => {
      clientId.current ??= newId()
      return copyCourse(id, clientId.current)
    },
    onSuccess: (copy) => {
      clientId.current = null
      toast(t('copied'))
      void queryClient.invalidateQueries({ queryKey: coursesKey })
      navigate(courseAddresses.edit(copy._id))
    },
    onError: (error) => toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 }),
  })
}
