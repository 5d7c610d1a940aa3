/** What a screen hands to whoever shows a file. */
export type PreviewSlots = {
  /** Opens what the family says of a title. */
  onEdit: (titleId: number) => void
}
