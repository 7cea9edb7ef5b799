namespace SerBench.Engine.Inference;

internal sealed class SampleReader
{
    private const int LongestMessage = 160;

    private static readonly string[] Extensions = [".json", ".jsonl", ".ndjson"];

    private static readonly JsonReaderOptions Options = new() { MaxDepth = SampleLimits.Nesting };

    private long _objects;
    private int _places;
    private string _record = "";

    public Place Root { get; } = new(null, "$");

    public long Records { get; private set; }

    public static IReadOnlyList<string> Find(IReadOnlyList<string> paths) => [.. paths.SelectMany(path =>
    {
        if (!Directory.Exists(path))
        {
            return [path];
        }

        string[] files = NamedFile.Use(path, "read", folder => Directory.GetFiles(folder)
            .Where(file => Extensions.Contains(Path.GetExtension(file).ToLowerInvariant()))
            .Order(StringComparer.Ordinal)
            .ToArray());
        return files.Length > 0
            ? files
            : throw new UsageException($"The folder '{path}' has no file that ends with {string.Join(", ", Extensions)}; name the files.");
    })];

    public void ReadFile(string path)
    {
        if (NamedFile.IsPipe(path))
        {
            throw new UsageException($"'{path}' is a pipe, and a sample is read twice; write it to a file.");
        }

        using FileStream stream = NamedFile.Read(path, File.OpenRead);
        Read(stream, Path.GetFileName(path));
    }

    public void Read(Stream stream, string file)
    {
        foreach (JsonRecord record in new JsonRecordReader(stream, file).ReadAll())
        {
            _record = $"'{file}': record {record.Number} (line {record.Line})";
            ReadRecord(record, file);
            Records++;
        }
    }

    private void ReadRecord(JsonRecord record, string file)
    {
        try
        {
            RecordText.Check(record, file);
            var reader = new Utf8JsonReader(record.Utf8.Span, Options);
            reader.Read();
            if (reader.TokenType != JsonTokenType.StartObject)
            {
                string found = reader.TokenType == JsonTokenType.StartArray ? "an array" : "a single value";
                throw Fault(Root, $"is {found}, and a message must be an object; put it into one");
            }

            Read(ref reader, Root);
            if (reader.Read())
            {
                throw Fault(Root, "goes on after its end");
            }
        }
        catch (JsonException exception)
        {
            string message = Names.Comment(RecordText.MessageOf(exception));
            string shown = message.Length <= LongestMessage ? message : message[..LongestMessage] + "...";
            throw new UsageException($"{_record} is not JSON, at line {record.Line + (exception.LineNumber ?? 0)}: {shown}");
        }
    }

    private void Read(ref Utf8JsonReader reader, Place place)
    {
        switch (reader.TokenType)
        {
            case JsonTokenType.Null:
                place.Nulls++;
                break;
            case JsonTokenType.True or JsonTokenType.False:
                place.Add(ValueKind.Boolean);
                break;
            case JsonTokenType.Number when place.Numbers.TryAdd(reader.ValueSpan):
                place.Add(ValueKind.Number);
                break;
            case JsonTokenType.Number:
                throw Fault(place, "is a number that no type holds");
            case JsonTokenType.String:
                place.Add(ValueKind.Text);
                place.Texts.Add(ref reader);
                break;
            case JsonTokenType.StartArray:
                ReadItems(ref reader, place);
                break;
            default:
                ReadMembers(ref reader, place);
                break;
        }
    }

    private void ReadItems(ref Utf8JsonReader reader, Place place)
    {
        _places += place.Items is null ? 1 : 0;
        Place items = place.AddArray();
        while (reader.Read() && reader.TokenType != JsonTokenType.EndArray)
        {
            Read(ref reader, items.Root);
        }
    }

    private void ReadMembers(ref Utf8JsonReader reader, Place place)
    {
        ObjectFacts facts = place.AddObject();
        long number = ++_objects;
        while (reader.Read() && reader.TokenType == JsonTokenType.PropertyName)
        {
            if (_places > SampleLimits.PlacesRead)
            {
                Dictionaries.MakeAll(Root);
                Dictionaries.Fold(Root, SampleLimits.PlacesRead / 2);
                _places = Root.All.Count();
            }

            facts = facts.Root;
            string name = reader.GetString()!;
            Place value = facts.Values is null ? AddMember(name, place.Root, facts, number) : facts.AddName();
            reader.Read();
            Read(ref reader, value);
        }
    }

    private Place AddMember(string name, Place place, ObjectFacts facts, long number)
    {
        bool isKnown = facts.Members.TryGetValue(name, out Member? member);
        if (isKnown && member!.LastObject == number && member.Name == name)
        {
            throw Fault(member.Place, "stands twice in an object; remove or rename one");
        }

        // Two members of a class cannot differ only in letter case, so an object with such names becomes a dictionary.
        if (isKnown ? member!.LastObject == number : facts.Members.Count == SampleLimits.Members || name.Length > SampleLimits.Name)
        {
            facts.IsTooLarge = !Dictionaries.IsDictionary(facts);
            Joins.MakeDictionary(facts);
            return facts.AddName();
        }

        if (!isKnown)
        {
            _places++;
            member = new Member(name, place.AddMember(name));
            facts.Members.Add(name, member);
        }

        (member!.LastObject, member.Count) = (number, member.Count + 1);
        return member.Place;
    }

    private UsageException Fault(Place place, string what) => new($"{_record}: {place.Path} {what}.");
}
