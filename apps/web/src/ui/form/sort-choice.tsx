import { Icon } from '../icon.tsx'
import css from './sort-choice.module.css'

interface SortChoiceProps<T extends string> {
  label: string
  orders: { value: T; name: string }[]
  value: T
  onChange: (value: T) => void
}

/** Chooses the order of a list with a native select. */
export function SortChoice<T extends string>({ label, orders, value, onChange }: SortChoiceProps<T>) {
  return (
    <label className={css.sort}>
      <span className={css.name}>{label}</span>
      <span className={css.field}>
        <select
          aria-label={label}
          value={value}
          onChange={(event) => {
            const chosen = orders.find((order) => order.value === event.currentTarget.value)
            if (chosen) onChange(chosen.value)
          }}
        >
          {orders.map((order) => (
            <option key={order.value} value={order.value}>
              {order.name}
            </option>
          ))}
        </select>
        <Icon name="down" size={18} />
      </span>
    </label>
  )
}
