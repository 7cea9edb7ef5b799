using SerBench.Published;
using SerBench.Serializers;

namespace SerBench.Fuzz;

/// <summary>The program behind eng/fuzz, and its workers.</summary>
internal static class Program
{
    private static int Main(string[] args)
    {
        if (args is ["instrument"])
        {
            Coverage.Instrument();
            return 0;
        }

        // The code that counts edges needs the map, so the map must be there before that code runs.
        return Run(new Coverage(), args);
    }

    private static int Run(Coverage coverage, string[] args)
    {
        Catalog.Add(typeof(Publications).Assembly);
        Target[] targets = [.. Messages.Targets.Concat(Files.Targets).Where(target => args is ["list"] or [_, "all", ..] || args[1] == target.Name)];
        switch (args)
        {
            case ["list"]:
                Array.ForEach(targets, target => Console.WriteLine($"{target.Name,-22}{target.Kinds.Count,5} types"));
                return 0;
            case [_, var name, ..] when targets.Length == 0:
                Console.Error.WriteLine($"There is no target '{name}'; eng/fuzz --list names them.");
                return 2;
            case ["run", _, var minutes, var folder]:
                Console.WriteLine($"{"target",-22}{"inputs",12}{"seconds",9}{"edges",8}{"corpus",8}{"findings",10}{"factor",9}");
                TimeSpan share = TimeSpan.FromMinutes(double.Parse(minutes)) / targets.Length;
                return targets.Sum(target => new Supervisor(target, Path.Combine(folder, target.Name)).Run(share)) > 0 ? 1 : 0;
            default:
                var worker = new Worker(targets[0], coverage, new Results(args[2]), new Random());
                new Thread(() => worker.Run(TimeSpan.FromSeconds(double.Parse(args[3]))), targets[0].StackBytes).Start();
                return 0;
        }
    }
}
