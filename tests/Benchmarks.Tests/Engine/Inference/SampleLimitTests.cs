using SerBench.Engine.Inference;

namespace SerBench.Benchmarks.Tests.Engine.Inference;

// Whatever is too large is named with its place. The rest is kept, and fits the types.
public sealed class SampleLimitTests : WithFolder
{
    [Fact]
    public void What_no_type_holds_is_left_out()
    {
        string deep = string.Concat(Enumerable.Repeat("{\"a\":[", 40)) + "1" + string.Concat(Enumerable.Repeat("]}", 40));
        string deepest = string.Concat(Enumerable.Repeat("[", 1_000_000)) + string.Concat(Enumerable.Repeat("]", 1_000_000));
        (WrittenTypes written, string left) = Take($$$"""{"a":[1,1e999],"n":-1e999,"deep":{{{deep}}},"b":{"c":{{{deepest}}},"d":2}}""");

        Assert.StartsWith(
            "4 values are left out, first $.a[] (a number that no type holds); $.n (a number that no type holds); $.deep.a[].a[]",
            written.Note);
        Assert.EndsWith(".a[].a (inside of 64 objects and arrays).", written.Note);
        Assert.StartsWith("{\"a\":[1],\"deep\":{\"a\":[{", left);
        Assert.EndsWith("\"b\":{\"c\":" + new string('[', 62) + new string(']', 62) + ",\"d\":2}}\n", left);
    }

    [Fact]
    public void A_class_that_is_too_large_is_a_dictionary()
    {
        static string Members(string prefix, int count) =>
            string.Join(',', Enumerable.Range(0, count).Select(i => $"\"{prefix}{i}\":{(i % 2 == 0 ? "1" : "\"a\"")}"));
        string wide = Members("n", SampleLimits.Members + 1);
        string many = string.Join(',', Enumerable.Range(0, 9).Select(i => $"\"m{i}\":{{{Members($"n{i}_", 400)}}}"));
        string name = new('n', SampleLimits.Name + 1);

        Assert.Equal(
            "Dictionaries, because a class would be too large, or its names differ in case alone: $.w, $.l.",
            Take($$$"""{"w":{{{{wide}}}},"l":{"{{{name}}}":{"x":1},"b":2}}""").Written.Note);
        Assert.Contains("its names differ in case alone: $.m0, $.m1, $.m2 and 6 more.", Take($"{{{many}}}").Written.Note);
    }

    [Fact]
    public void A_long_record_keeps_its_first_elements()
    {
        string List(int count) =>
            string.Join(',', Enumerable.Range(0, count).Select(i => $"{{\"id\":{i},\"text\":\"{new string('x', 1000)}\"}}"));
        (WrittenTypes written, string left) = Take(
            $$$$"""{"kept":"a","many":[{{{{List(3_000)}}}}]"""
                + $$$$""","by":{"k/1":{"of":[{{{{List(900)}}}}]},"k/2":{"of":[]},"k/3":{"of":[{{{{List(9)}}}}]}}}""");

        Assert.Matches(
            @"^3,\d\d\d values are left out, first \$\.many\[\] \(after 256 KiB of a record\); \$\.by\.k/1\.of\[\] \(after 256",
            written.Note);
        Assert.InRange(left.Length, SampleLimits.Record, SampleLimits.WholeRecord);
        Assert.EndsWith("\"by\":{\"k/1\":{\"of\":[]},\"k/2\":{\"of\":[]},\"k/3\":{\"of\":[]}}}\n", left);
    }

    [Fact]
    public void A_long_record_of_small_objects_ends_as_well()
    {
        string Text(int length) => $"\"{new string('x', length)}\"";
        string Tree(int levels) => levels == 0 ? Text(100) : $"{{\"l\":{Tree(levels - 1)},\"r\":{Tree(levels - 1)}}}";
        (WrittenTypes written, string left) = Take($$"""{"long":{{Text(SampleLimits.WholeRecord)}},"tree":{{Tree(12)}},"last":1}""");

        Assert.Contains("values are left out, first $.long (after 256 KiB of a record); $.tree.", written.Note);
        Assert.InRange(left.Length, SampleLimits.WholeRecord - 200, SampleLimits.WholeRecord + 200);
    }

    [Fact]
    public void Deep_messages_and_long_names_of_a_schema_are_a_sentence()
    {
        string deep = string.Concat(Enumerable.Repeat("message A { ", 100_000));
        string dots = string.Concat(Enumerable.Repeat("a.\n", 1_000_000));
        string wide = new('a', 400);

        Assert.Contains("nests more than 64 messages", Refusal(deep));
        Assert.Contains("has a name of more than 500 letters, at line 25", Refusal($"package {dots}"));
        Assert.Contains(
            "declares a name of more than 1,000 letters with those around it, at line 1.",
            Refusal($"package {wide}; message {wide} {{ message {wide} {{ }} }}"));

        string Refusal(string schema) =>
            Assert.Throws<UsageException>(() => WrittenTypes.OfSchema(_folder.Write("x.proto", schema), null, [])).Message;
    }

    // The heap of the program is limited to 1 GB, and a file may have 50 MB: of one record with ever new names, of deep objects, or of many
    // records.
    [LongTheory]
    [InlineData(0)]
    [InlineData(1)]
    [InlineData(2)]
    public void Fifty_megabytes_take_less_than_a_gigabyte(int kind)
    {
        const int Length = 50_000_000;
        string file = _folder.File("large.json");
        using (StreamWriter writer = File.CreateText(file))
        {
            writer.Write(kind == 0 ? "{\"a\":1" : "[");
            long written = 0;
            for (int i = 0; written < Length; i++)
            {
                string comma = i == 0 ? "" : ",\n";
                IEnumerable<string> levels = Enumerable.Range(0, 60)
                    .Select(level => $"{{\"{(char)('a' + ((i >> (level % 9)) % 26))}\":");
                string text = kind == 0 ? $",\n\"n{i}\":{{\"m{i}\":[{{\"k{i}\":\"{i}\"}},{i}]}}"
                    : kind == 1 ? comma + string.Concat(levels) + i + new string('}', 60)
                    : comma + $"{{\"id\":{i},\"name\":\"n{i}\",\"tags\":[\"a\",\"b\"],\"by\":{{\"k{i}\":{i}}}}}";
                writer.Write(text);
                written += text.Length;
            }

            writer.Write(kind == 0 ? "}" : "]");
        }

        ProgramRun run = ProgramRun.Alone(
            new Dictionary<string, string> { ["DOTNET_GCHeapHardLimit"] = "40000000" },
            "sizes", "--sample", file, "--serializer", "dense/compiled");

        Assert.True(run.ExitCode == 0, run.Error + run.Output);
        Assert.Contains("1 verified", run.Output);
    }

    // The types, and the data that are left, which fit them.
    private (WrittenTypes Written, string Left) Take(string json)
    {
        string file = _folder.Write("sample.json", json);
        var written = WrittenTypes.OfSample([file], Written.Root, withEnums: false);
        string left = File.ReadAllText(written.Data[0]);
        Written.ReadWhole(written.Text, left);
        return (written, left);
    }
}
