using System.Text.Json;
using SerBench.Benchmarks.Engine.Outside.OwnTypes;

namespace SerBench.Benchmarks.Engine.Inference;

/// <summary>
/// Reads records of JSON and keeps facts about each place of them, no values. The memory depends on the number of different places, which is limited, and
/// not on the number of records.
/// </summary>
internal sealed class SampleReader
{
    /// <summary>The deepest nesting of objects and arrays that is read.</summary>
    public const int DeepestNesting = 64;

    /// <summary>The most places that are kept.</summary>
    public const int MostPlaces = 20_000;

    private const int LongestName = 1024;
    private const int LongestMessage = 160;
    private const int MostMembers = 1000;

    // From here on, objects are tried as dictionaries whenever the number of their names has doubled.
    private const int ManyMembers = 64;

    // Until the second object comes, so many names may be those of a class.
    private const int MostOfFirst = 512;

    private static readonly string[] Extensions = [".json", ".jsonl", ".ndjson"];

    private static readonly JsonReaderOptions Options = new() { MaxDepth = DeepestNesting + 1 };

    private long _objects;
    private int _places;
    private string _record = "";

    /// <summary>The place of the records themselves.</summary>
    public Place Root { get; } = new(null, "$");

    /// <summary>The number of records that were read.</summary>
    public long Records { get; private set; }

    /// <summary>The files of a sample: those that were named, and those of JSON in the folders that were named.</summary>
    /// <exception cref="UsageException">A folder has no such file.</exception>
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
        return files.Length > 0 ? files : throw new UsageException($"The folder '{path}' has no file that ends with {string.Join(", ", Extensions)}; name the files.");
    })];

    /// <exception cref="UsageException">The file cannot be read, or no type can be guessed from it: one sentence with file, record and path.</exception>
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
        var reader = new JsonRecordReader(stream, file);
        while (reader.TryRead(out JsonRecord record))
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
                throw Fault(Root, $"is {(reader.TokenType == JsonTokenType.StartArray ? "an array" : "a single value")}, and a message must be an object; put it into one");
            }

            Read(ref reader, Root);
            if (reader.Read())
            {
                throw Fault(Root, "goes on after its end");
            }
        }
        catch (JsonException exception)
        {
            // The message quotes the data, which may be long.
            string message = Names.Comment(RecordText.Told(exception));
            throw new UsageException($"{_record} is not JSON, at line {record.Line + (exception.LineNumber ?? 0)}: {(message.Length <= LongestMessage ? message : message[..LongestMessage] + "...")}");
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
            case JsonTokenType.Number:
                place.Add(ValueKind.Number);
                if (!place.Numbers.TryAdd(reader.ValueSpan))
                {
                    throw Fault(place, "is a number that no type holds; write a smaller number, or text");
                }

                break;
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
        CheckDepth(ref reader, place);
        Place items = place.AddArray();
        while (reader.Read() && reader.TokenType != JsonTokenType.EndArray)
        {
            Read(ref reader, items);
        }
    }

    private void ReadMembers(ref Utf8JsonReader reader, Place place)
    {
        CheckDepth(ref reader, place);
        ObjectFacts facts = place.AddObject();
        long number = ++_objects;
        while (reader.Read() && reader.TokenType == JsonTokenType.PropertyName)
        {
            Place value = facts.Values is null ? AddMember(ref reader, place, facts, number) : facts.AddName();
            reader.Read();
            Read(ref reader, value);
        }
    }

    private Place AddMember(ref Utf8JsonReader reader, Place place, ObjectFacts facts, long number)
    {
        if (reader.ValueSpan.Length > LongestName)
        {
            throw Fault(place, $"has a name of more than {LongestName} bytes; shorten it");
        }

        string name = reader.GetString()!;
        if (!facts.Members.TryGetValue(name, out Member? member))
        {
            if (++_places > MostPlaces)
            {
                throw Fault(place, $"is where the data come to more than {MostPlaces:N0} different members; take fewer records, or put names that are data into values");
            }

            member = new Member(place.AddMember(name));
            facts.Members.Add(name, member);
            bool isTooMany = facts.Members.Count > MostMembers;
            if (place != Root && facts.Members.Count >= ManyMembers && (isTooMany || int.IsPow2(facts.Members.Count)) && Dictionaries.IsOne(facts, MostOfFirst))
            {
                facts.MakeDictionary(place);
                _places = CountInside(Root);
                return facts.AddName();
            }

            if (isTooMany)
            {
                throw Fault(place, place == Root
                    ? $"has more than {MostMembers:N0} different members, and a record is no dictionary; put it into a member of an object"
                    : $"has more than {MostMembers:N0} different members, and no dictionary can be made of them; put names that are data into values");
            }
        }

        if (member.LastObject == number)
        {
            throw Fault(member.Place, "stands twice in an object, where letter case makes no difference; remove or rename one");
        }

        (member.LastObject, member.Count) = (number, member.Count + 1);
        return member.Place;
    }

    private static int CountInside(Place place) => place.Inner.Sum(inner => 1 + CountInside(inner));

    private void CheckDepth(ref Utf8JsonReader reader, Place place)
    {
        if (reader.CurrentDepth >= DeepestNesting)
        {
            throw Fault(place, $"is nested in more than {DeepestNesting} objects and arrays, and no more are read; give the type with --types");
        }
    }

    private UsageException Fault(Place place, string what) => new($"{_record}: {place.Path} {what}.");
}
