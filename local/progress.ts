/** Shows progress: one line per step with a tick and its time. */
export interface Progress {
  /** Runs a step and shows it with a summary of its result. */
  step<Result>(
    title: string,
    work: () => Promise<Result>,
    summary?: (result: Result) => string,
  ): Promise<Result>;
}

/** No output; for tests and measurements. */
export const silentProgress: Progress = { step: (_title, work) => work() };

/** On a terminal the running steps are shown too; elsewhere only completed ones. */
export function terminalProgress(output: NodeJS.WriteStream = process.stdout): Progress {
  const running = new Set<string>();
  const showRunning = () => {
    if (output.isTTY && running.size) output.write(`\r\u001b[2K… ${[...running].join(', ')}`);
  };
  const show = (line: string) => output.write(output.isTTY ? `\r\u001b[2K${line}` : line);
  return {
    async step(title, work, summary) {
      const start = performance.now();
      running.add(title);
      showRunning();
      try {
        const result = await work();
        const said = summary?.(result);
        show(`✓ ${said ? `${title}: ${said}` : title}  ${seconds(start)}\n`);
        return result;
      } catch (error) {
        show(`✗ ${title}  ${seconds(start)}\n`);
        throw error;
      } finally {
        running.delete(title);
        showRunning();
      }
    },
  };
}

const seconds = (start: number) => `${((performance.now() - start) / 1000).toFixed(1)} s`;
