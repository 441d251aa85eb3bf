import type { ScreenRoute } from '../../feature/screen-route.ts'
import { screen } from '../../routing/screen.ts'

const forms = (['/user/group/:groupId/build-homework', '/user/homework/:questionId/edit'] as const).map(
  (path): ScreenRoute => ({
    path,
    frame: 'shell',
    feature: 'learning-group',
    lazy: screen(
      () => import('./form/question-form-screen.tsx'),
      'QuestionFormScreen',
      ...(['homework', 'homework/form', 'homework/rubric', 'groups', 'tags', 'files', 'errors'] as const),
    ),
  }),
)

export const homeworkRoutes: ScreenRoute[] = [
  {
    path: '/homework',
    frame: 'shell',
    lazy: screen(
      () => import('./mine/my-homework-screen.tsx'),
      'MyHomeworkScreen',
      'homework',
      'groups',
      'tags',
      'errors',
    ),
  },
  ...forms,
  {
    path: '/user/homework/:questionId',
    frame: 'shell',
    lazy: screen(
      () => import('./question/question-screen.tsx'),
      'QuestionScreen',
      ...([
        'homework',
        'groups/people-list',
        'homework/work',
        'homework/team',
        'homework/form',
        'homework/rubric',
        'homework/places',
      ] as const),
      ...(['homework/voice', 'comments', 'tags', 'files', 'files/viewer', 'errors'] as const),
    ),
  },
  {
    path: '/user/homework/:questionId/teams',
    frame: 'shell',
    feature: 'learning-group',
    lazy: screen(() => import('./teams/teams-screen.tsx'), 'TeamsScreen', 'homework', 'homework/arrange', 'errors'),
  },
  {
    path: '/user/homework/:questionId/correct',
    frame: 'shell',
    lazy: screen(
      () => import('./correcting/correct-screen.tsx'),
      'CorrectScreen',
      ...([
        'homework',
        'homework/work',
        'homework/correct',
        'homework/rubric',
        'homework/places',
        'homework/voice',
      ] as const),
      ...(['files', 'files/viewer', 'errors'] as const),
    ),
  },
]
