import 'i18next'
import type cartridge from '@learntrail/texts/tw/courses/cartridge.json'
import type certificate from '@learntrail/texts/tw/courses/certificate.json'
import type courses from '@learntrail/texts/tw/courses/courses.json'
import type discussion from '@learntrail/texts/tw/courses/discussion.json'
import type editing from '@learntrail/texts/tw/courses/editing.json'
import type fileUses from '@learntrail/texts/tw/courses/file-uses.json'
import type inGroups from '@learntrail/texts/tw/courses/in-groups.json'
import type inSearch from '@learntrail/texts/tw/courses/in-search.json'
import type learners from '@learntrail/texts/tw/courses/learners.json'
import type learning from '@learntrail/texts/tw/courses/learning.json'
import type lecturer from '@learntrail/texts/tw/courses/lecturer.json'
import type linked from '@learntrail/texts/tw/courses/linked.json'
import type manage from '@learntrail/texts/tw/courses/manage.json'
import type menu from '@learntrail/texts/tw/courses/menu.json'
import type names from '@learntrail/texts/tw/courses/names.json'
import type nextFilm from '@learntrail/texts/tw/courses/next-film.json'
import type notes from '@learntrail/texts/tw/courses/notes.json'
import type onRecord from '@learntrail/texts/tw/courses/on-record.json'
import type pictures from '@learntrail/texts/tw/courses/pictures.json'
import type preview from '@learntrail/texts/tw/courses/preview.json'
import type reading from '@learntrail/texts/tw/courses/reading.json'
import type record from '@learntrail/texts/tw/courses/record.json'
import type reflection from '@learntrail/texts/tw/courses/reflection.json'
import type remarks from '@learntrail/texts/tw/courses/remarks.json'
import type todos from '@learntrail/texts/tw/courses/todos.json'
import type trial from '@learntrail/texts/tw/courses/trial.json'
import type waits from '@learntrail/texts/tw/courses/waits.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'courses/todos': typeof todos
    courses: typeof courses
    'courses/cartridge': typeof cartridge
    'courses/discussion': typeof discussion
    'courses/certificate': typeof certificate
    'courses/editing': typeof editing
    'courses/file-uses': typeof fileUses
    'courses/in-groups': typeof inGroups
    'courses/in-search': typeof inSearch
    'courses/learners': typeof learners
    'courses/learning': typeof learning
    'courses/lecturer': typeof lecturer
    'courses/linked': typeof linked
    'courses/manage': typeof manage
    'courses/menu': typeof menu
    'courses/names': typeof names
    'courses/next-film': typeof nextFilm
    'courses/pictures': typeof pictures
    'courses/preview': typeof preview
    'courses/reading': typeof reading
    'courses/remarks': typeof remarks
    'courses/notes': typeof notes
    'courses/on-record': typeof onRecord
    'courses/record': typeof record
    'courses/reflection': typeof reflection
    'courses/trial': typeof trial
    'courses/waits': typeof waits
  }
}
