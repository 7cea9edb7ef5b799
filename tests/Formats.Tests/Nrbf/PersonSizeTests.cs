namespace SerBench.Formats.Tests.Nrbf;

// The size of a person as calculated in docs/formats/nrbf.md.
public class PersonSizeTests
{
    // Header; kinds and ids of the library and the class; the class's count, kinds, code of a number and library; the same of Guid; end.
    private const int Frame = 17 + 5 + 5 + (4 + 4 + 1 + 4) + 5 + (4 + 11 + 11) + 1;

    // One byte before each name: library, class, four members, Guid as a member's type, Guid as a class, its eleven members.
    private const int NameLengths = 1 + 1 + 4 + 1 + 1 + 11;
    private const int Values = 4 + 16;

    [Fact]
    public void TheFormulaHoldsForEveryPerson()
    {
        var model = new PersonModel();
        var codec = new NrbfCodec<Person>();
        foreach (Scenario scenario in model.Scenarios)
        {
            foreach (Person person in model.Create(scenario, seed: 3, scenario.Instances))
            {
                bool isShared = person.Name is not null && ReferenceEquals(person.Name, person.Data);
                int expected = Overhead + Text(person.Name) + (isShared ? 5 : Text(person.Data));
                Assert.Equal(expected, codec.Encode(person).Length);
            }
        }
    }

    [Fact]
    public void TwoThirdsOfWhatIsNotDataAreNames()
    {
        byte[] message = new NrbfCodec<Person>().Encode(new PersonModel().First("article"));
        Assert.Equal(1352, message.Length);
        Assert.Equal(216, Names);
        Assert.Equal(320, message.Length - Values - 12 - 1000);
    }

    private static int Names =>
        typeof(Person).Assembly.FullName!.Length + typeof(Person).FullName!.Length
        + "<Id>k__BackingField<Name>k__BackingField<Data>k__BackingField<Guid>k__BackingField".Length
        + "System.Guid".Length + "System.Guid".Length + "_a_b_c_d_e_f_g_h_i_j_k".Length;

    private static int Overhead => Frame + NameLengths + Names + Values;

    // Null is one byte; a string is its kind, its id, its length as a varint, and its UTF-8.
    private static int Text(string? text)
    {
        if (text is null)
        {
            return 1;
        }

        int length = Encoding.UTF8.GetByteCount(text);
        return 1 + 4 + (length < 1 << 7 ? 1 : length < 1 << 14 ? 2 : 3) + length;
    }
}
