export interface Feature {
  title: string
  body: string
  /** The screen it is on, by its name in the product. */
  where?: string
}

/** What a part of the product does, each under its own piece of rail. */
export function Features({ features }: { features: readonly Feature[] }) {
  return (
    <ul className="grid content-start gap-x-12 gap-y-10 sm:grid-cols-2">
      {features.map(feature => (
        <li key={feature.title} className="grid content-start gap-1.5 border-rail border-t-4 pt-4">
          <h3 className="font-display text-2xl">{feature.title}</h3>
          <p className="max-w-prose text-muted">{feature.body}</p>
          {feature.where && <p className="font-semibold text-sm">{feature.where}</p>}
        </li>
      ))}
    </ul>
  )
}
