namespace SerBench.Formats.Tests.Wire;

// Strings are filled in place (docs/decisions/0028). No caller may ever see a string change, least of all the shared empty one.
public sealed class FreshTextTests
{
    public static TheoryData<string> ObjectSerializers => [.. Catalog.BuiltIn.Serializers.Select(serializer => serializer.Id)];

    [Theory]
    [MemberData(nameof(ObjectSerializers))]
    public void Strings_of_one_decoding_survive_the_next_and_do_not_alias_the_input(string serializer)
    {
        IModel<Person> model = new PersonModel();
        if (Catalog.BuiltIn.Find(serializer)!.Bind(model).Codec is not IObjectCodec<Person> codec)
        {
            return;
        }

        var buffer = new EncodeBuffer();
        Person[] people = model.Create(model.FindScenario("varied")!, seed: 4, count: 64);
        Person[] decoded = Array.ConvertAll(people, person =>
        {
            codec.Encode(person, buffer);
            byte[] payload = buffer.ToArray();
            Person result = codec.Decode(payload);
            Array.Fill(payload, (byte)0xAA);
            return result;
        });
        Assert.All(people.Zip(decoded), pair => Assert.True(model.AreEqual(pair.First, pair.Second)));
        Assert.Equal(0, string.Empty.Length);
    }

    [Fact]
    public void Text_of_no_bytes_is_the_shared_empty_string() => Assert.Same(string.Empty, Text.DecodeUtf8([], offset: 0));

    [Fact]
    public void A_fresh_string_is_not_the_shared_one_of_its_length() => Assert.NotSame(Text.Fresh(5, out _), Text.Fresh(5, out _));
}
