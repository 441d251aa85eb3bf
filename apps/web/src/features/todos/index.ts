export { AnswerTodo } from './answer-todo.tsx'
export { ThisWeek } from './this-week.tsx'
export { TodoRow } from './todo-row.tsx'
export { type ShownTodo, useTodos } from './use-todos.ts'
