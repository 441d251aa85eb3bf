import { type LearnerTableForm, learnerTableForms } from '@learntrail/contract/courses/learner-facts'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { saveDocument } from '../../../api/save-document.ts'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { type LearnerSearch, learnerTableAddress } from '../api/learners.ts'

/** Downloads the list as a spreadsheet. */
export function SaveList({ courseId, search }: { courseId: string; search: LearnerSearch }) {
  const { t } = useTranslation('courses/learners')
  const sentence = useSentence()
  const saving = useMutation({
    mutationFn: (form: LearnerTableForm) => saveDocument(learnerTableAddress(courseId, search, form)),
    onSuccess: () => toast(t('saved')),
    onError: (error) => toast(sentence(error), { tone: 'warning' }),
  })
  return learnerTableForms.map((form) => (
    <Button
      key={form}
      look="line"
      icon="download"
      isBusy={saving.isPending && saving.variables === form}
      onClick={() => saving.mutate(form)}
    >
      {t(`save.${form}`)}
    </Button>
  ))
}
