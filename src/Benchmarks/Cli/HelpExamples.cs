namespace SerBench.Benchmarks.Cli;

internal static class HelpExamples
{
    public const string Root = "-";

    private const string Text = """
        - # which library for a person, a complex object, a car and a tree, in four minutes
        - --model car --full # one model thoroughly, on texts as other people have them
        - --types MyModels.dll --type Order --data orders.jsonl # your own type with your own data
        - --sample orders.jsonl # your own data; the type is guessed
        - sizes --model person # sizes only, in seconds
        - run --help # the options of run, which is assumed where no command is named
        run --budget 90s # which library, within 90 s
        run --filter Person.Binarizable.* --job short # rows and settings as in BenchmarkDotNet
        run --full --model simple --out artifacts/simple # three launches per cell, into a folder
        run --resume # go on with the latest run where it was stopped
        list # serializers, models and scenarios
        list --types Order.cs --data orders.jsonl # what your own type and data are called
        sizes --check reports/sizes.md # compare with a file of sizes
        sizes --sample orders.jsonl --emit Order.cs # guess a type from JSON, and write it to a file
        encode --serializer MemoryPack --model person --scenario article --save person.bin # a message
        encode --serializer dense/compiled --types Order.cs --data order.json --save order.bin # a value of your own
        decode --serializer MemoryPack --model person --in person.bin # a message as JSON
        decode --serializer dense/compiled --types Order.cs --in order.bin # a value of your own
        explain --serializer dense/compiled --model simple # what each byte is for
        explain --serializer proto3/compiled --types Order.cs --in order.bin # the bytes of a file
        doctor # the machine, and how steadily it runs
        doctor --fair --serializer peer/MemoryPack # a library's rows beside direct calls
        tree --nodes 10000 # whole trees over 10 MB/s to 10 GB/s
        tree --test tree/preorder --budget 5m # another codec, within five minutes
        report artifacts/runs/latest --out pages # the reports of a run again
        report artifacts/runs/latest --link 100Mbit --reads 9 # ranked for another link and traffic
        compare before/run.json after/run.json # what changed between two runs
        compare --run main HEAD --model person --fail-on slower:5% # two commits, launched in turn
        upgrade MessagePack 2.5.307 3.1.12 --sample orders.jsonl # what a library's next version changes on your data
        upgrade protobuf-net 3.2.52 3.4.40 --types Order.cs --fail-on bytes,unreadable # a gate
        claims # the latest run beside published sentences
        claims artifacts/runs/latest --all # with those that it cannot judge
        attack --format dense --model person # damaged messages for one reader
        attack --types Order.cs --data orders.jsonl --budget 1m # your own messages, damaged
        ladder --model simple # from naive reflection to straight-line code
        ladder --smoke # whether it runs
        driver --scenario random # the published driver with varied cars
        driver --access indirect --runs 10 # by way of an object
        advise old-files # what files of BinaryFormatter hold
        advise old-files --out migrated # new types, converted files and a report
        scaling --serializer dense/compiled,MemoryPack # what a field, an element and a level cost
        scaling --format peer --budget 5m # of all libraries
        memory --model tree --scenario published-75000 # a message of 10 MB: allocated, peak, retained, collections
        memory --types Order.cs --data orders.jsonl # messages of your own
        load --model person # threads, collectors, tails
        load --sample orders.jsonl --rate 20000/s --budget 90s # own data, at the rate of a service
        evolve --versions old.cs new.cs # which serializers read messages of the other version
        evolve --model person --serializer MemoryPack # the usual changes of a type
        aot --sample orders.jsonl # which libraries run in a program that is compiled ahead of time
        aot --model person --serializer MemoryPack --save aot.json # one library, for the reports of a run
        """;

    public static IEnumerable<(string Command, string Arguments, string For)> All { get; } =
    [
        .. from line in Text.ReplaceLineEndings("\n").Split('\n')
           let parts = line.Split(" # ")
           let command = parts[0].Split(' ')[0]
           select (command, command == Root ? parts[0][1..].Trim() : parts[0], parts[1]),
    ];
}
