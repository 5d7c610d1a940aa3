type InfoTableProps = { caption: string; columns: string[]; rows: string[][] }

/** A small table; its first column names what the rest of the row is about. */
export function InfoTable({ caption, columns, rows }: InfoTableProps) {
  return (
    <div className="mt-5 overflow-x-auto rounded-card border border-line bg-space-900/70">
      <table className="w-full text-start">
        <caption className="px-3 pt-4 text-start sm:px-5 font-semibold text-lantern-light">
          {caption}
        </caption>
        <thead className="text-sm text-mist">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="px-3 py-2 sm:px-5 text-start font-medium">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...rest]) => (
            <tr key={name} className="border-t border-line">
              <th
                scope="row"
                className="px-3 py-3 text-start align-top font-medium wrap-anywhere text-starlight sm:px-5 sm:wrap-break-word"
              >
                {name}
              </th>
              {rest.map((cell) => (
                <td key={cell} className="wrap-anywhere px-3 py-3 align-top text-mist sm:px-5">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
