using SerBench.Formats.FlatBuffers.Views;
using SerBench.Serializers.Views;
using SerBench.Serializers.Views.FlatBuffers;

namespace SerBench.Serializers.Models.People;

public readonly ref struct PersonView(TableView table) : IFlatView<PersonView, Person, PersonBinarizer>
{
    private const int IdField = 0, NameField = 1, DataField = 2, GuidField = 3;

    private readonly TableView _table = table;

    public int Id => _table.Get<int>(IdField);

    public Guid Guid => _table.Get<Guid>(GuidField);

    public static PersonView At(TableView table) => new(table);

    public bool TryGetName(out ReadOnlySpan<byte> utf8) => _table.TryGetText(NameField, out utf8);

    public bool TryGetData(out ReadOnlySpan<byte> utf8) => _table.TryGetText(DataField, out utf8);

    public void AddTo(ref LeafSum sum)
    {
        sum.Add(Id);
        sum.AddText(_table, NameField);
        sum.AddText(_table, DataField);
        sum.Add(Guid);
    }
}
