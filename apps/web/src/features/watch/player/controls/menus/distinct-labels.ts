/** Labels of a menu; of several that are the same, the second says 2: 'English', 'English 2'. */
export function distinctLabels(labels: readonly string[]): string[] {
  return labels.map((label, at) => {
    const nth = labels.slice(0, at + 1).filter((one) => one === label).length
    return nth === 1 ? label : `${label} ${nth}`
  })
}
