import type { Random } from '../../school/random.ts'
import {
  circle,
  curve,
  type Draw,
  defs,
  line,
  linear,
  many,
  mix,
  type Point,
  polygon,
  polyline,
  rect,
  shape,
  stroke,
  times,
  words,
} from './ink.ts'

interface Look {
  paper: string
  ink: string
  colours: readonly [string, ...string[]]
}

export const looks = {
  water: { paper: '#f3f8fc', ink: '#29465f', colours: ['#1472d8', '#12a594', '#f07a24', '#7b61d1'] },
  leaf: { paper: '#f6f8ef', ink: '#36472f', colours: ['#4f9d4a', '#d9a521', '#b3563b', '#2f7d8c'] },
  clay: { paper: '#fbf5ee', ink: '#54402f', colours: ['#c8603c', '#e0a458', '#6d7f5c', '#3f6477'] },
  night: { paper: '#131c2e', ink: '#c5d3ea', colours: ['#5fb4ff', '#ffb454', '#6ee7b7', '#f78fb3'] },
  berry: { paper: '#fdf4f6', ink: '#58324a', colours: ['#c2387a', '#7a52b3', '#f0973f', '#2d8f85'] },
} as const satisfies Record<string, Look>

interface Frame {
  x: number
  y: number
  width: number
  height: number
}

/** Draws paper, heading bars, grid and axes; returns the drawing and the frame of the plot. */
function sheet(look: Look, size: Point, ticks: readonly string[], labels: readonly string[]) {
  const [width, height] = size
  const frame: Frame = { x: 110, y: 150, width: width - 170, height: height - 270 }
  const rows = ticks.length - 1
  const soft = mix(look.paper, look.ink, 0.14)
  const body = [
    defs(linear('paper', [mix(look.paper, '#ffffff', look === looks.night ? 0.04 : 0.6), look.paper])),
    rect(0, 0, width, height, 'url(#paper)'),
    rect(60, 54, width * 0.36, 26, mix(look.paper, look.ink, 0.82), { rx: 13 }),
    rect(60, 96, width * 0.22, 13, mix(look.paper, look.ink, 0.32), { rx: 7 }),
    ticks
      .map((tick, index) => {
        const y = frame.y + frame.height * (1 - index / rows)
        return (
          line(
            [frame.x, y],
            [frame.x + frame.width, y],
            soft,
            index === 0 ? 3 : 1.5,
            index === 0 ? {} : { 'stroke-dasharray': '3 8' },
          ) + words(frame.x - 18, y + 8, tick, 22, mix(look.paper, look.ink, 0.7), { 'text-anchor': 'end' })
        )
      })
      .join(''),
    labels
      .map((label, index) => {
        const x = frame.x + (frame.width * (index + 0.5)) / labels.length
        return words(x, frame.y + frame.height + 42, label, 22, mix(look.paper, look.ink, 0.7), {
          'text-anchor': 'middle',
        })
      })
      .join(''),
  ]
  return { frame, body, width, height }
}

function legend(look: Look, width: number, names: readonly string[]): string {
  return names
    .map((name, index) => {
      const x = width - 60 - (names.length - index) * 140
      const colour = look.colours[index % look.colours.length] ?? look.colours[0]
      return rect(x, 60, 22, 22, colour, { rx: 6 }) + words(x + 34, 79, name, 22, look.ink)
    })
    .join('')
}

/** A line chart; `series` are shares of the height. */
export const lineChart =
  (
    look: Look,
    {
      series,
      labels,
      ticks,
      names = [],
      isArea = false,
    }: {
      series: readonly (readonly number[])[]
      labels: readonly string[]
      ticks: readonly string[]
      names?: readonly string[]
      isArea?: boolean
    },
  ): Draw =>
  () => {
    const { frame, body, width, height } = sheet(look, [1280, 853], ticks, labels)
    series.forEach((values, index) => {
      const colour = look.colours[index % look.colours.length] ?? look.colours[0]
      const points = values.map(
        (value, at): Point => [
          frame.x + (frame.width * (at + 0.5)) / values.length,
          frame.y + frame.height * (1 - value),
        ],
      )
      const [first, last] = [points[0], points.at(-1)]
      if (first === undefined || last === undefined) return
      body.push(defs(linear(`a${index}`, [`${colour}/0.34`, `${colour}/0.02`])))
      if (isArea || index === 0) {
        body.push(
          shape(
            `${curve(points)}L${last[0]} ${frame.y + frame.height}L${first[0]} ${frame.y + frame.height}Z`,
            `url(#a${index})`,
          ),
        )
      }
      body.push(stroke(curve(points), colour, 6))
      body.push(points.map(([x, y]) => circle(x, y, 9, look.paper, { stroke: colour, 'stroke-width': 5 })).join(''))
    })
    body.push(legend(look, width, names))
    return { width, height, body: body.join(''), grain: 0.12 }
  }

/** A bar chart with groups side by side. */
export const barChart =
  (
    look: Look,
    {
      groups,
      labels,
      ticks,
      names = [],
    }: {
      groups: readonly (readonly number[])[]
      labels: readonly string[]
      ticks: readonly string[]
      names?: readonly string[]
    },
  ): Draw =>
  () => {
    const { frame, body, width, height } = sheet(look, [1200, 900], ticks, labels)
    const column = frame.width / groups.length
    groups.forEach((values, at) => {
      const wide = Math.min(84, (column * 0.7) / values.length)
      values.forEach((value, index) => {
        const colour = look.colours[index % look.colours.length] ?? look.colours[0]
        const tall = Math.max(6, frame.height * value)
        const x = frame.x + column * (at + 0.5) + (index - values.length / 2) * wide
        body.push(defs(linear(`b${at}${index}`, [mix(colour, '#ffffff', 0.18), colour])))
        body.push(rect(x + 4, frame.y + frame.height - tall, wide - 8, tall, `url(#b${at}${index})`, { rx: 8 }))
        body.push(rect(x + 4, frame.y + frame.height - 10, wide - 8, 10, colour))
      })
    })
    body.push(legend(look, width, names))
    return { width, height, body: body.join(''), grain: 0.12 }
  }

/** A scatter plot with its trend line. */
export const scatterChart =
  (
    look: Look,
    {
      slope,
      ticks,
      labels,
      count = 70,
    }: { slope: number; ticks: readonly string[]; labels: readonly string[]; count?: number },
  ): Draw =>
  (random) => {
    const { frame, body, width, height } = sheet(look, [1280, 853], ticks, labels)
    const start = slope > 0 ? 0.12 : 0.86
    const at = (share: number, value: number): Point => [
      frame.x + frame.width * share,
      frame.y + frame.height * (1 - value),
    ]
    const dots = times(count, () => {
      const share = random.between(0.03, 0.97)
      const noise = (random.next() + random.next() + random.next() - 1.5) * 0.16
      const [x, y] = at(share, Math.max(0.03, Math.min(0.97, start + slope * share + noise)))
      const colour = random.next() > 0.7 ? (look.colours[1] ?? look.ink) : look.colours[0]
      return circle(x, y, random.between(7, 14), colour, { opacity: 0.62, stroke: look.paper, 'stroke-width': 2 })
    })
    const band = polygon([
      at(0.02, start + 0.1),
      at(0.98, start + slope + 0.1),
      at(0.98, start + slope - 0.1),
      at(0.02, start - 0.1),
    ])
    body.push(shape(band, look.colours[0], { opacity: 0.1 }))
    body.push(dots.join(''))
    body.push(
      line(at(0.02, start), at(0.98, start + slope), look.colours[2] ?? look.ink, 5, { 'stroke-dasharray': '16 12' }),
    )
    return { width, height, body: body.join(''), grain: 0.12 }
  }

/** A ring chart of shares. */
export const ringChart =
  (look: Look, shares: readonly number[], centre: string): Draw =>
  () => {
    const size = 1080
    const radius = 300
    let from = -Math.PI / 2
    const all = shares.reduce((sum, share) => sum + share, 0)
    const arcs = shares.map((share, index) => {
      const sweep = (share / all) * Math.PI * 2
      const colour = mix(
        look.colours[index % look.colours.length] ?? look.ink,
        '#ffffff',
        index >= look.colours.length ? 0.45 : 0,
      )
      const [start, end] = [from + 0.02, from + sweep - 0.02]
      const middle = from + sweep / 2
      from += sweep
      const point = (angle: number, r: number): Point => [
        size / 2 + Math.cos(angle) * r,
        size / 2 + Math.sin(angle) * r,
      ]
      const [x1, y1] = point(start, radius)
      const [x2, y2] = point(end, radius)
      const out = point(middle, radius + 132)
      return [
        stroke(`M${x1} ${y1}A${radius} ${radius} 0 ${sweep > Math.PI ? 1 : 0} 1 ${x2} ${y2}`, colour, 130, {
          'stroke-linecap': 'butt',
        }),
        words(out[0], out[1] + 12, `${Math.round((share / all) * 100)}%`, 34, look.ink, {
          'text-anchor': 'middle',
          'font-weight': 700,
        }),
      ].join('')
    })
    const body = [
      defs(linear('paper', [mix(look.paper, '#ffffff', 0.5), look.paper])),
      rect(0, 0, size, size, 'url(#paper)'),
      circle(size / 2, size / 2 + 14, radius + 72, look.ink, { opacity: 0.06 }),
      arcs.join(''),
      words(size / 2, size / 2 + 26, centre, 76, look.ink, { 'text-anchor': 'middle', 'font-weight': 700 }),
    ]
    return { width: size, height: size, body: body.join(''), grain: 0.12 }
  }

/** A radar chart of strengths, before and now. */
export const radarChart =
  (look: Look, before: readonly number[], now: readonly number[]): Draw =>
  () => {
    const size = 1080
    const corners = now.length
    const at = (index: number, share: number): Point => {
      const angle = (index / corners) * Math.PI * 2 - Math.PI / 2
      return [size / 2 + Math.cos(angle) * 400 * share, size / 2 + Math.sin(angle) * 400 * share]
    }
    const ring = (share: number) => polygon(now.map((_, index) => at(index, share)))
    const soft = mix(look.paper, look.ink, 0.18)
    const area = (values: readonly number[], colour: string, opacity: number) => {
      const points = values.map((value, index) => at(index, value))
      return (
        shape(polygon(points), colour, {
          'fill-opacity': opacity,
          stroke: colour,
          'stroke-width': 6,
          'stroke-linejoin': 'round',
        }) + points.map(([x, y]) => circle(x, y, 10, colour)).join('')
      )
    }
    const body = [
      defs(linear('paper', [mix(look.paper, '#ffffff', 0.5), look.paper])),
      rect(0, 0, size, size, 'url(#paper)'),
      [0.25, 0.5, 0.75, 1].map((share) => stroke(ring(share), soft, share === 1 ? 3 : 2)).join(''),
      now.map((_, index) => line([size / 2, size / 2], at(index, 1), soft, 2)).join(''),
      area(before, look.colours[1] ?? look.ink, 0.14),
      area(now, look.colours[0], 0.26),
      now
        .map((_, index) => {
          const [x, y] = at(index, 1.12)
          return circle(x, y, 20, look.colours[index % look.colours.length] ?? look.ink, { opacity: 0.9 })
        })
        .join(''),
    ]
    return { width: size, height: size, body: body.join(''), grain: 0.12 }
  }

/** A heat map of a week's hours. */
export const weekChart =
  (look: Look, busy: (day: number, hour: number, random: Random) => number): Draw =>
  (random) => {
    const [width, height] = [1400, 788]
    const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
    const [left, top, cell] = [130, 170, 68]
    const tall = 74
    const body = [
      rect(0, 0, width, height, look.paper),
      rect(60, 54, 420, 26, mix(look.paper, look.ink, 0.82), { rx: 13 }),
      rect(60, 96, 250, 13, mix(look.paper, look.ink, 0.32), { rx: 7 }),
      days.map((day, index) => words(60, top + index * tall + 46, day, 24, mix(look.paper, look.ink, 0.75))).join(''),
      many(18, (hour) =>
        words(left + hour * cell + 30, top - 16, String(hour + 6), 19, mix(look.paper, look.ink, 0.55), {
          'text-anchor': 'middle',
        }),
      ),
      days
        .map((_, day) =>
          many(18, (hour) => {
            const share = Math.max(0, Math.min(1, busy(day, hour + 6, random)))
            const colour = mix(mix(look.paper, look.ink, 0.07), look.colours[0], share)
            return rect(left + hour * cell, top + day * tall, cell - 7, tall - 8, colour, { rx: 10 })
          }),
        )
        .join(''),
    ]
    return { width, height, body: body.join(''), grain: 0.1 }
  }

/** Function curves on squared paper. */
export const functionPlot =
  (look: Look, functions: readonly ((x: number) => number)[]): Draw =>
  () => {
    const [width, height] = [1200, 900]
    const grid = 50
    const soft = mix(look.paper, look.ink, 0.12)
    const body = [
      rect(0, 0, width, height, look.paper),
      many(width / grid, (index) => line([index * grid, 0], [index * grid, height], soft, index % 4 === 0 ? 2.4 : 1)),
      many(height / grid, (index) => line([0, index * grid], [width, index * grid], soft, index % 4 === 1 ? 2.4 : 1)),
      line([40, 450], [width - 40, 450], look.ink, 4),
      line([600, 40], [600, height - 40], look.ink, 4),
      shape(
        polygon([
          [width - 40, 450],
          [width - 66, 438],
          [width - 66, 462],
        ]),
        look.ink,
      ),
      shape(
        polygon([
          [600, 40],
          [588, 66],
          [612, 66],
        ]),
        look.ink,
      ),
      words(width - 50, 500, 'x', 34, look.ink, { 'font-style': 'italic' }),
      words(622, 70, 'y', 34, look.ink, { 'font-style': 'italic' }),
      functions
        .map((value, index) => {
          const points = times(221, (step): Point => {
            const x = (step - 110) / 10
            return [600 + x * 50, 450 - value(x) * 50]
          }).filter(([, y]) => y > 30 && y < height - 30)
          return stroke(polyline(points), look.colours[index % look.colours.length] ?? look.ink, 7)
        })
        .join(''),
      many(5, (index) =>
        words(600 + (index - 2) * 200 - 8, 484, String((index - 2) * 4), 24, look.ink, {
          opacity: index === 2 ? 0 : 0.7,
        }),
      ),
    ]
    return { width, height, body: body.join(''), grain: 0.14 }
  }
