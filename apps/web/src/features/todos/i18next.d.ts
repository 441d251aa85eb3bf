import 'i18next'
import type todos from '@learntrail/texts/tw/todos/todos.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    todos: typeof todos
  }
}
